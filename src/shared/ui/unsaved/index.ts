export { UnsavedFormContext, useReportUnsaved } from './unsavedFormContext';
export { UnsavedPage } from './UnsavedPage';
export { useBlockUnload } from './useBlockUnload';
export { useUnsaved } from './useUnsaved';
