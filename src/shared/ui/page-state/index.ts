export { PageEmpty } from './PageEmpty';
export { PageError } from './PageError';
export { PageLoading } from './PageLoading';
