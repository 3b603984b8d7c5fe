export { UnsavedForm, useReportUnsaved } from './UnsavedForm';
export { UnsavedPage } from './UnsavedPage';
export { useBlockUnload } from './useBlockUnload';
export { useUnsaved } from './useUnsaved';
