export { cardExpiry } from './cardExpiry';
export { useCardName } from './useCardName';
