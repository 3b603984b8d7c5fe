import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Portal from '@mui/material/Portal';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import type { OrderDetails } from '@contract/wire/order';
import { OrderReceipt } from '@/entities/order';
import { PrintOnly } from '@/shared/ui/print-only';

import { PickingSlip } from './PickingSlip';

/** The sheet stands beside the page and the dialog over it, which stay off the paper. */
const SHEET_ALONE = { '@media print': { 'body > :not([data-color-scheme])': { display: 'none !important' } } };

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
      <Portal>
        <PrintOnly>
          <GlobalStyles styles={SHEET_ALONE} />
          {sheet === 'slip' ? <PickingSlip order={order} /> : <OrderReceipt order={order} />}
        </PrintOnly>
      </Portal>
    </>
  );
}
