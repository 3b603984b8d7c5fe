export { TotalBar } from './TotalBar';
