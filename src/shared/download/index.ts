export { downloadFile } from './downloadFile';
export { usePortions } from './usePortions';
export { writeCsv } from './writeCsv';
