import type { MessageKey } from '@contract/messages';

/** By what a caller tells apart refusals that share a status: the key of the message that says it. A route names its own in `config.refusals`. */
export const REFUSAL_CODES = [
  ...(['signInFirst', 'accessExpired', 'sessionEnded', 'accountClosed', 'loginFailed', 'challengeOver'] as const),
  ...(['linkInvalid', 'emailTaken', 'confirmEmailFirst', 'ordersUnderWay'] as const),
  ...(['twoFactorAlreadyOn', 'twoFactorNotStarted', 'twoFactorOff'] as const),
  ...(['tooManyAddresses', 'tooManyCards', 'cardsNotAccepted', 'paymentTimedOut'] as const),
  ...(['outOfStock', 'pharmacyClosed', 'cartFull', 'cartEmptyAtCheckout', 'cartChanged', 'cartHasProblems'] as const),
  ...(['priceChanged', 'addressChanged', 'idempotencyKeyReused', 'tooManyUnpaidOrders'] as const),
  ...(['moveNotAllowed', 'orderMoved', 'cancelNotAllowed', 'paymentNotFailed', 'reorderNotAllowed'] as const),
  ...([
    'refundNotAllowed',
    'paymentUnderWay',
    'refundTooHigh',
    'nothingToRefund',
    'refundMoved',
    'refundAlreadyStored',
    'refundRefused',
    'cardRefundsOff',
  ] as const),
  ...(['stockMoved', 'stockTooLow', 'stockTooHigh', 'moveAlreadyStored'] as const),
  ...(['confirmEmailToInvite', 'approvalToInvite', 'tooManyColleagues'] as const),
  ...(['productKnown', 'tooManyProducts', 'tooManyProductsYet'] as const),
] as const satisfies readonly MessageKey[];

export type RefusalCode = (typeof REFUSAL_CODES)[number];
