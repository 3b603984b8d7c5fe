export { ListRow } from './ListRow';
export { PlainList } from './PlainList';
