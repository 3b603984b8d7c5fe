import { type Amounts, sumAmounts } from '@contract/money';
import type { Fulfilment } from '@contract/order';
import type { CartQuote } from '@contract/wire/cart';

/** Delivery or pick-up by pharmacy id. Where nothing is chosen, delivery is assumed if the pharmacy offers it. */
export type Choices = Partial<Record<number, Fulfilment>>;

/** The part of the purchase that one pharmacy delivers or hands out; amounts in EGP. */
export interface PlannedPart {
  pharmacy: CartQuote['pharmacy'];
  fulfilment: Fulfilment;
  amounts: Amounts;
  /** The EGP that are missing for free delivery; null for pick-up, or if no amount would make it free. */
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

/** If a pharmacy stops delivering while the page is open, its part becomes pick-up, whatever was chosen before. */
function planPart(
  { pharmacy, delivery, pickup, until_free_delivery: untilFree }: CartQuote,
  choices: Choices,
): PlannedPart {
  return delivery && choices[pharmacy.id] !== 'pickup'
    ? { pharmacy, fulfilment: 'delivery', amounts: delivery, untilFree }
    : { pharmacy, fulfilment: 'pickup', amounts: pickup, untilFree: null };
}
