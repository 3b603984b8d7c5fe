export { UnsavedForm, useTellUnsaved } from './UnsavedForm';
export { useUnsaved } from './useUnsaved';
