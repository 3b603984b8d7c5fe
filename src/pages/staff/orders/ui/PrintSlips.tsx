import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import type { OrderDetails, OrderRow } from '@contract/wire/order';
import { useFailure } from '@/shared/lib/failure';
import { useIsMounted } from '@/shared/lib/mounted';
import { useToast } from '@/shared/lib/toast';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { CodeIn } from '@/shared/ui/ltr';

import { type ReadSlips, useReadSlips } from '../model/useReadSlips';
import { PickingSlip } from './PickingSlip';
import { PrintSheet } from './PrintSheet';

const NO_SLIPS: ReadSlips = { slips: [], missing: [] };

/** Prints the picking slips of several orders together. If some are missing, it says so first. */
export function PrintSlips({ orders }: { orders: readonly OrderRow[] }) {
  const { t } = useTranslation('staff');
  const { read, isReading } = useReadSlips();
  const isMounted = useIsMounted();
  const tellNone = useTellNone();
  const [found, setFound] = useState(NO_SLIPS);
  const [isAsking, setIsAsking] = useState(false);
  const [printed, print] = usePrint();

  const fetchAndPrint = async () => {
    const now = await read(orders);
    if (!isMounted()) return;
    if (now.slips.length === 0) tellNone(now);
    else if (now.missing.length === 0) print(now.slips);
    else {
      setFound(now);
      setIsAsking(true);
    }
  };
  const printRest = () => {
    // The dialog fades out, and until then the second click of a double click meets it as well.
    if (!isAsking) return;
    flushSync(() => setIsAsking(false));
    print(found.slips);
  };

  return (
    <>
      <Button
        size="small"
        startIcon={isReading ? <CircularProgress size={18} color="inherit" aria-hidden /> : <PrintIcon />}
        // Not `loading`, which would take the focus from people who use the keyboard.
        aria-busy={isReading}
        aria-disabled={isReading}
        onClick={isReading ? undefined : () => void fetchAndPrint()}
      >
        {t('slip.printMany', { count: orders.length })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        color="primary"
        title={t('slip.missing', { count: found.missing.length })}
        body={<Missing missing={found.missing} />}
        confirmLabel={t('slip.printOthers', { count: found.slips.length })}
        onConfirm={printRest}
        onClose={() => setIsAsking(false)}
      />
      {printed.length > 0 && (
        <PrintSheet>
          {printed.map((order) => (
            <Box key={order.id} sx={{ '& + &': { breakBefore: 'page' } }}>
              <PickingSlip order={order} />
            </Box>
          ))}
        </PrintSheet>
      )}
    </>
  );
}

/**
 * Prints slips. They stay rendered for the browser until something is pressed on the screen; from then on the browser prints the screen
 * again.
 */
function usePrint() {
  const [printed, setPrinted] = useState<readonly OrderDetails[]>([]);

  useEffect(() => {
    if (printed.length === 0) return;
    const forget = () => setPrinted([]);
    const presses = ['pointerdown', 'keydown'];
    for (const press of presses) window.addEventListener(press, forget);
    return () => {
      for (const press of presses) window.removeEventListener(press, forget);
    };
  }, [printed]);

  const print = (slips: readonly OrderDetails[]) => {
    // The browser prints at once, before React would render by itself.
    flushSync(() => setPrinted(slips));
    window.print();
  };
  return [printed, print] as const;
}

function Missing({ missing }: Pick<ReadSlips, 'missing'>) {
  const { t } = useTranslation('staff');
  const reasonOf = useReason();

  return missing.map((each) => (
    <Box key={each.code} component="span" sx={{ display: 'block' }}>
      <CodeIn code={each.code}>{t('orders.many.refusal', { code: each.code, reason: reasonOf(each) })}</CodeIn>
    </Box>
  ));
}

/** For the case that there is no slip at all. */
function useTellNone() {
  const { t } = useTranslation('staff');
  const toast = useToast();
  const reasonOf = useReason();

  return ({ missing }: ReadSlips) => {
    const [first] = missing;
    if (first) toast.error(`${t('slip.missing', { count: missing.length })}\n${reasonOf(first)}`);
  };
}

/** Why an order has no slip: it failed to load, or it was cancelled, so that nobody packs it. */
function useReason() {
  const { t } = useTranslation(['staff', 'orders']);
  const failure = useFailure();

  return ({ error }: ReadSlips['missing'][number]) =>
    error === null
      ? t('staff:orders.many.byNow', { status: t('orders:status.cancelled') })
      : failure(error, t('staff:orders.detailsFailed'));
}
