export { TextWithLang } from './TextWithLang';
export { useTextLang } from './useTextLang';
