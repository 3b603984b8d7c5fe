/** A stock that somebody counted, and the stock that was shown to them before. */
export interface StockCount {
  stock?: number | undefined;
  seen_stock?: number | undefined;
}

/** By how much the stock is to change: 0 if nothing was counted, or if the count equals the stock that they saw. */
export const differenceOf = ({ stock, seen_stock: seen }: StockCount, now: number): number =>
  stock === undefined || stock === seen ? 0 : stock - now;

/** Whether the caller saw the current stock. Otherwise the count would undo a sale. */
export const isStockCurrent = (count: StockCount, now: number): boolean =>
  count.seen_stock === undefined || count.seen_stock === now || differenceOf(count, now) === 0;
