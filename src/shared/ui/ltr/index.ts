export { Code, CodeIn } from './Code';
export { Ltr } from './Ltr';
