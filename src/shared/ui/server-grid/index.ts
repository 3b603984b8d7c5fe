export { CellText } from './CellText';
export { gridColumn } from './gridColumn';
export { ServerGrid } from './ServerGrid';
