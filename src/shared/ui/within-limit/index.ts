export { WithinLimit } from './WithinLimit';
