export { UnsavedForm, useTellUnsaved } from './UnsavedForm';
export { UnsavedPage } from './UnsavedPage';
export { useHeldUnload } from './useHeldUnload';
export { useUnsaved } from './useUnsaved';
