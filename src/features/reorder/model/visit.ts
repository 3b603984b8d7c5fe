import type { Reordered } from '@contract/wire/cart';

/** What the cart is told by whoever comes from an earlier order. */
export interface ReorderVisit {
  owner: number | undefined;
  reordered: Omit<Reordered, 'cart'> & { code: string };
}
