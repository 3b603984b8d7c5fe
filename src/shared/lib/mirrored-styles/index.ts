export { makeStyleCache, prepareDirection, styleCacheOf } from './styleCaches';
