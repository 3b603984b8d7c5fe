export { UnsavedForm, useTellUnsaved } from './UnsavedForm';
export { UnsavedPage } from './UnsavedPage';
export { useUnsaved } from './useUnsaved';
