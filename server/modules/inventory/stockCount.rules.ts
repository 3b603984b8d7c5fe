/** A stock that somebody counted, and the one that it is put in the place of. */
export interface Counted {
  stock?: number | undefined;
  seen_stock?: number | undefined;
}

/** Nothing where nobody counted, or where the change has arrived before. */
export const differenceOf = ({ stock, seen_stock: seen }: Counted, now: number): number =>
  stock === undefined || stock === seen ? 0 : stock - now;

/** Whether the count is of the stock as it is: a sale in between would be lost. */
export const isStockCurrent = (counted: Counted, now: number): boolean =>
  counted.seen_stock === undefined || counted.seen_stock === now || differenceOf(counted, now) === 0;
