import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { OrderPeriod } from '@contract/ordersExport';
import type { ExportedOrder } from '@contract/wire/ordersExport';
import { useLazyGetOrderPortionQuery } from '@/entities/order';
import { downloadFile, usePortions } from '@/shared/download';
import { useToast } from '@/shared/lib/toast';

/** Reads the orders of a period and saves them, if there are any. */
export function useOrderDownload(write: (orders: readonly ExportedOrder[]) => string, onSaved: () => void) {
  const { t } = useTranslation('staff');
  const toast = useToast();
  const [readPortion] = useLazyGetOrderPortionQuery();
  const [total, setTotal] = useState<number | null>(null);

  const reading = usePortions<OrderPeriod, ExportedOrder>({
    read: async (query) => {
      const portion = await readPortion(query).unwrap();
      setTotal(portion.total_orders);
      return portion;
    },
    onRead: ({ rows, choice }) => {
      if (rows.length === 0) return;
      downloadFile(t('orders.download.file', choice), write(rows));
      toast.success(t('orders.download.done', { count: rows.length }));
      onSaved();
    },
  });
  return { ...reading, total };
}
