export { NUMERIC_CELL } from './numericCell';
export { useNumericColumn } from './useNumericColumn';
