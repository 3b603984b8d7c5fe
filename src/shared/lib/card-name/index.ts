export { cardExpiry, useCardName } from './cardName';
