export { lazyWithRetry, retryFailedLoads } from './lazyWithRetry';
export { clearPending, markPending } from './pendingMark';
