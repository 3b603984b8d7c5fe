export { useCardName } from './useCardName';
