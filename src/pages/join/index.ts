export { JoinPage } from './ui/JoinPage';
