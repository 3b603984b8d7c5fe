export { rankedTexts } from './search.repository';
