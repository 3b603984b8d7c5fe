import type { MessageKey } from '@contract/messages';
import type { PaymentGatewayName } from '@contract/paymentMethod';

import { sandboxTokeniser } from './sandboxTokeniser';
import type { TestCard } from './testCards';

/** What stands on a card. It goes from the form to the tokeniser and nowhere else. */
interface CardDetails {
  number: string;
  expiry_month: number;
  expiry_year: number;
  cvv: string;
  holder_name: string;
}

type Tokenised = { token: string } | { refusal: MessageKey };

/** The browser's side of a payment gateway: takes card details, gives a token that means nothing to anybody else. */
export interface CardTokeniser {
  tokenise: (card: CardDetails) => Promise<Tokenised>;
  /** The only cards that it takes, where no money moves. */
  testCards?: readonly TestCard[];
}

const TOKENISERS: Record<PaymentGatewayName, CardTokeniser> = { sandbox: sandboxTokeniser };

export const tokeniserOf = (gateway: PaymentGatewayName): CardTokeniser => TOKENISERS[gateway];
