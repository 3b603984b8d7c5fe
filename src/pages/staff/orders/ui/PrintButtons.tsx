import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { OrderReceipt } from '@/entities/order';

import { PickingSlip } from './PickingSlip';
import { PrintSheet } from './PrintSheet';

/** Print the picking slip and the customer's receipt. A cancelled order has no slip, since nobody packs it. */
export function PrintButtons({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('staff');
  const [sheet, setSheet] = useState<'slip' | 'receipt'>('slip');
  const print = (wanted: typeof sheet) => {
    // The browser prints at once, before React would render by itself.
    flushSync(() => setSheet(wanted));
    window.print();
  };

  return (
    <>
      {order.status !== 'cancelled' && (
        <Button startIcon={<PrintIcon />} onClick={() => print('slip')}>
          {t('slip.print')}
        </Button>
      )}
      <Button startIcon={<PrintIcon />} onClick={() => print('receipt')}>
        {t('slip.printReceipt')}
      </Button>
      <PrintSheet>{sheet === 'slip' ? <PickingSlip order={order} /> : <OrderReceipt order={order} />}</PrintSheet>
    </>
  );
}
