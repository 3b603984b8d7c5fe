export { DraftNotice } from './DraftNotice';
