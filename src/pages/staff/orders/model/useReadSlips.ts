import { useState } from 'react';

import type { OrderDetails, OrderRow } from '@contract/wire/order';
import { useLazyGetOrderQuery } from '@/entities/order';

/** What is to be printed, and what cannot be: without an error where it was cancelled meanwhile. */
export interface ReadSlips {
  slips: readonly OrderDetails[];
  missing: readonly { code: string; error: unknown }[];
}

const lacking = (code: string, error: unknown): ReadSlips => ({ slips: [], missing: [{ code, error }] });

/** Reads orders in full, as they are now, in the order in which they are given. */
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
