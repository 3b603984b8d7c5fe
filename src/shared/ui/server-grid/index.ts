export { CellText } from './CellText';
export { gridColumn } from './gridColumn';
export { ROW_BUTTON } from './rowButton';
export { ServerGrid } from './ServerGrid';
