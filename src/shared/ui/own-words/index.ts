export { OwnWords } from './OwnWords';
export { useOwnLanguage } from './useOwnLanguage';
