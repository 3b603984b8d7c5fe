export { forgetDrafts } from './drafts';
export { useDraft } from './useDraft';
