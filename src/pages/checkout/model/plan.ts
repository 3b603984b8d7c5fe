import { type Amounts, sumAmounts } from '@contract/money';
import type { Fulfilment } from '@contract/order';
import type { CartQuote } from '@contract/wire/cart';

/** What the person chose, by pharmacy id; delivery where it is offered and nothing was chosen. */
export type Choices = Partial<Record<number, Fulfilment>>;

/** One pharmacy's part of the purchase, got the chosen way; amounts in EGP. */
export interface PlannedPart {
  pharmacy: CartQuote['pharmacy'];
  fulfilment: Fulfilment;
  amounts: Amounts;
  /** EGP that would make this delivery free; null where nothing would, or it is none. */
  untilFree: number | null;
}

export interface Plan {
  parts: PlannedPart[];
  amounts: Amounts;
  isAddressRequired: boolean;
}

export function planOf(quotes: readonly CartQuote[], choices: Choices): Plan {
  const parts = quotes.map((quote) => planPart(quote, choices));
  return {
    parts,
    amounts: sumAmounts(parts.map(({ amounts }) => amounts)),
    isAddressRequired: parts.some(({ fulfilment }) => fulfilment === 'delivery'),
  };
}

/** A pharmacy that stopped delivering while the page was open offers pick-up, whatever was chosen before. */
function planPart(
  { pharmacy, delivery, pickup, until_free_delivery: untilFree }: CartQuote,
  choices: Choices,
): PlannedPart {
  return delivery && choices[pharmacy.id] !== 'pickup'
    ? { pharmacy, fulfilment: 'delivery', amounts: delivery, untilFree }
    : { pharmacy, fulfilment: 'pickup', amounts: pickup, untilFree: null };
}
