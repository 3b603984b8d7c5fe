export { dateOn } from './dateOn';
export { useCardName } from './useCardName';
