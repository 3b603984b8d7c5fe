export { FIGURES } from './figures';
export { useFigureColumn } from './useFigureColumn';
