export { forgetDrafts, hasDrafts } from './forgetDrafts';
export { useDraft } from './useDraft';
