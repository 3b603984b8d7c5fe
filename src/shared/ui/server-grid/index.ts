export { AT_END } from './atEnd';
export { ServerGrid } from './ServerGrid';
