/** A stock that somebody counted, and the stock that they saw before. */
export interface StockCount {
  stock?: number | undefined;
  seen_stock?: number | undefined;
}

/** By how much the stock is to change: 0 where nobody counted, or where the count is the stock that they saw. */
export const differenceOf = ({ stock, seen_stock: seen }: StockCount, now: number): number =>
  stock === undefined || stock === seen ? 0 : stock - now;

/** Whether the count is of the stock as it is: a sale in between would be lost. */
export const isStockCurrent = (count: StockCount, now: number): boolean =>
  count.seen_stock === undefined || count.seen_stock === now || differenceOf(count, now) === 0;
