import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { OrderReceipt } from '@/entities/order';

import { PickingSlip } from './PickingSlip';
import { PrintSheet } from './PrintSheet';

/** Paper for whoever packs an order, and for its customer. Nobody packs what was cancelled. */
export function PrintButtons({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('staff');
  const [sheet, setSheet] = useState<'slip' | 'receipt'>('slip');
  const print = (wanted: typeof sheet) => {
    // The browser asks for the sheet before React would render by itself.
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
