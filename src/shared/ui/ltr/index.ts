export { Code } from './Code';
export { Ltr } from './Ltr';
