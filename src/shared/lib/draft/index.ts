export { forgetDrafts, hasDrafts } from './forgetDrafts';
export { useDraft } from './useDraft';
export { useKeyedDraft } from './useKeyedDraft';
