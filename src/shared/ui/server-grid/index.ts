export { ServerGrid } from './ServerGrid';
