export { Article } from './Article';
