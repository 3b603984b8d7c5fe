import { brandOf } from '@contract/cardNumber';
import { writeSandboxToken } from '@contract/sandboxToken';
import { randomHex } from '@/shared/api';

import { TEST_CARDS } from './testCards';
import type { CardTokeniser } from './tokeniser';

const NONCE_BYTES = 4;

/** Replaces the script of a real gateway. The card number stays in the browser, and the form asks people not to type a real one. */
export const sandboxTokeniser: CardTokeniser = {
  testCards: TEST_CARDS,

  tokenise: async ({ number, expiry_month, expiry_year }) => {
    const known = TEST_CARDS.find((card) => card.number === number);
    const brand = brandOf(number);
    if (!known || !brand) return { refusal: 'testCardRequired' };
    const card = { brand, last4: number.slice(-4), expiry_month, expiry_year, outcome: known.outcome };
    return { token: writeSandboxToken(card, randomHex(NONCE_BYTES)) };
  },
};
