import { useState } from 'react';

import type { OrderDetails, OrderRow } from '@contract/wire/order';
import { useLazyGetOrderQuery } from '@/entities/order';

/** The orders to print, and those that cannot be printed: `error` is null if the order was cancelled meanwhile. */
export interface ReadSlips {
  slips: readonly OrderDetails[];
  missing: readonly { code: string; error: unknown }[];
}

const lacking = (code: string, error: unknown): ReadSlips => ({ slips: [], missing: [{ code, error }] });

/** Fetches the present details of the orders, and keeps their order. */
export function useReadSlips() {
  const [readOrder] = useLazyGetOrderQuery();
  const [isReading, setIsReading] = useState(false);

  const read = async (orders: readonly Pick<OrderRow, 'id' | 'order_code'>[]): Promise<ReadSlips> => {
    setIsReading(true);
    const answers = await Promise.all(
      orders.map(({ id, order_code: code }) =>
        readOrder(id)
          .unwrap()
          .then(
            (order): ReadSlips =>
              order.status === 'cancelled' ? lacking(code, null) : { slips: [order], missing: [] },
            (error: unknown) => lacking(code, error),
          ),
      ),
    );
    setIsReading(false);
    return { slips: answers.flatMap(({ slips }) => slips), missing: answers.flatMap(({ missing }) => missing) };
  };
  return { read, isReading };
}
