export { forgetDrafts } from './forgetDrafts';
export { useDraft } from './useDraft';
