export { OpenSessions } from './ui/OpenSessions';
