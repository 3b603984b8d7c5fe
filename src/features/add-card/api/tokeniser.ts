import type { MessageKey } from '@contract/messages';
import type { PaymentGatewayName } from '@contract/paymentMethod';

import { sandboxTokeniser } from './sandboxTokeniser';
import type { TestCard } from './testCards';

/** The details of a card, which go from the form to the tokeniser and nowhere else. */
interface CardDetails {
  number: string;
  expiry_month: number;
  expiry_year: number;
  cvv: string;
  holder_name: string;
}

type Tokenised = { token: string } | { refusal: MessageKey };

/** The browser's part of a payment gateway: exchanges card details for a token that is useless to anybody else. */
export interface CardTokeniser {
  tokenise: (card: CardDetails) => Promise<Tokenised>;
  /** The only cards that it accepts, if it charges no real money. */
  testCards?: readonly TestCard[];
}

const TOKENISERS: Record<PaymentGatewayName, CardTokeniser> = { sandbox: sandboxTokeniser };

export const tokeniserOf = (gateway: PaymentGatewayName): CardTokeniser => TOKENISERS[gateway];
