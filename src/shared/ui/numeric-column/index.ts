export { NUMERIC_CELL, useNumericColumn } from './numericColumn';
