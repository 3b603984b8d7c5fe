import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useStatusLabel } from '@/entities/order';
import { useFailure } from '@/shared/lib/failure';
import { CodeIn } from '@/shared/ui/ltr';

import { useManyLabel } from '../model/useManyLabel';
import { isMoving, type MoveRun, type Refusal } from '../model/useMoveOrders';

interface MoveReportProps {
  run: MoveRun;
  onGoOn: () => void;
  onClose: () => void;
}

/** Shows the progress of a run, and at its end what was changed and what was not, until it is dismissed. */
export function MoveReport({ run, onGoOn, onClose }: MoveReportProps) {
  const box = useLostFocus(isMoving(run));

  return (
    <Box ref={box} tabIndex={-1}>
      {isMoving(run) ? <Progress run={run} /> : <Outcome run={run} onGoOn={onGoOn} onClose={onClose} />}
    </Box>
  );
}

/** The pressed button disappears when the run continues, so the focus moves to the report. */
function useLostFocus(isBusy: boolean) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [isBusy]);
  return box;
}

function Outcome({ run, onGoOn, onClose }: MoveReportProps) {
  const { t } = useTranslation(['staff', 'common']);
  const labelOf = useManyLabel();
  const { to, moved, refused } = run;

  return (
    <Alert
      severity="warning"
      onClose={onClose}
      closeText={t('common:close')}
      // The report may have fifty lines, which would cover all rows.
      sx={{ maxHeight: '30vh', overflow: 'auto', mb: 0.5, '& > .MuiAlert-message > div + div': { mt: 0.5 } }}
    >
      {moved.length > 0 && (
        <div>{t('staff:orders.many.moved', { count: moved.length, status: labelOf(to, moved) })}</div>
      )}
      {run.stop && (
        <Stopped error={run.stop.error} count={run.waiting.length} status={labelOf(to, run.waiting)} onGoOn={onGoOn} />
      )}
      {refused.length > 0 && <div>{t('staff:orders.many.refused', { count: refused.length })}</div>}
      {refused.map((refusal) => (
        <RefusedOrder key={refusal.order.id} {...refusal} />
      ))}
    </Alert>
  );
}

function Progress({ run: { moved, refused, waiting } }: Pick<MoveReportProps, 'run'>) {
  const { t } = useTranslation('staff');
  const done = moved.length + refused.length;
  const total = done + waiting.length;
  const text = t('orders.many.progress', { done, total });

  return (
    <Box sx={{ px: 1, pb: 1 }}>
      <Typography aria-hidden variant="body2">
        {text}
      </Typography>
      {/* Screen readers announce a progress bar from time to time; a live region would announce every order. */}
      <LinearProgress aria-label={text} variant="determinate" value={(100 * done) / total} sx={{ mt: 0.5 }} />
    </Box>
  );
}

function RefusedOrder({ order, error, now }: Refusal) {
  const { t } = useTranslation('staff');
  const { labelOf } = useStatusLabel();
  const failure = useFailure();
  const { order_code: code, fulfilment } = order;
  const reason =
    now && now !== order.status
      ? t('orders.many.byNow', { status: labelOf({ status: now, fulfilment }) })
      : failure(error, t('orders.statusFailed'));

  return (
    <div>
      <CodeIn code={code}>{t('orders.many.refusal', { code, reason })}</CodeIn>
    </div>
  );
}

interface StoppedProps {
  error: unknown;
  count: number;
  status: string;
  onGoOn: () => void;
}

function Stopped({ error, count, status, onGoOn }: StoppedProps) {
  const { t } = useTranslation('staff');
  const failure = useFailure();

  return (
    <>
      <div>{t('orders.many.waiting', { count, status })}</div>
      <div>
        {error === null
          ? t('orders.many.interrupted')
          : failure(error, t('orders.statusFailed'), t('orders.many.noAnswer'))}
      </div>
      <Button variant="outlined" size="small" sx={{ my: 1 }} onClick={onGoOn}>
        {t('orders.many.goOn')}
      </Button>
    </>
  );
}
