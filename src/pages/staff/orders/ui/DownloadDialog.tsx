import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';

import { type OrderPeriod, orderPeriod } from '@contract/ordersExport';
import { isolateAuto } from '@/shared/lib/format';
import { scrollIntoView } from '@/shared/lib/screen';
import { FormActions, FormBody, FormDate, Formik, FormRow, FormSubmit } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { PageError } from '@/shared/ui/page-state';
import { ProgressLine } from '@/shared/ui/progress-line';

import { MONTHS, orderPeriods } from '../model/orderPeriods';
import { useOrderDownload } from '../model/useOrderDownload';
import { useOrderSheet } from '../model/useOrderSheet';

/** Saves the orders of a period for the pharmacy's books. */
export function DownloadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['staff', 'common']);
  const { headings, write } = useOrderSheet();
  const { start, ...reading } = useOrderDownload(write, onClose);
  const { revenue, deliveredAt, refundedAt } = headings;

  return (
    <FormDialog title={t('staff:orders.download.action')} onClose={onClose}>
      <Formik
        initialValues={orderPeriods().lastMonth}
        validationSchema={orderPeriod}
        onSubmit={(days) => start(orderPeriod.cast(days))}
      >
        <FormBody>
          <DialogContentText>{t('staff:orders.download.intro')}</DialogContentText>
          <Stack spacing={2}>
            <MonthButtons />
            <FormRow>
              <FormDate name="from" label={t('staff:orders.download.startDate')} />
              <FormDate name="to" label={t('staff:orders.download.endDate')} />
            </FormRow>
          </Stack>
          <DialogContentText variant="body2">
            {t('staff:orders.download.revenue', {
              revenue: isolateAuto(revenue),
              deliveredAt: isolateAuto(deliveredAt),
              refundedAt: isolateAuto(refundedAt),
            })}
          </DialogContentText>
          <HowFar {...reading} />
          <FormActions>
            <Button onClick={onClose}>{t('common:cancel')}</Button>
            <FormSubmit>{t('staff:orders.download.start')}</FormSubmit>
          </FormActions>
        </FormBody>
      </Formik>
    </FormDialog>
  );
}

/** Buttons that fill in the days of a month. A button is pressed if these are the days already. */
function MonthButtons() {
  const { t } = useTranslation('staff');
  const { values, setValues, isSubmitting } = useFormikContext<OrderPeriod>();
  const periods = orderPeriods();

  return (
    <Stack direction="row" spacing={1}>
      {MONTHS.map((month) => {
        const { from, to } = periods[month];
        const isChosen = values.from === from && values.to === to;
        return (
          <Button
            key={month}
            size="small"
            variant={isChosen ? 'contained' : 'outlined'}
            aria-pressed={isChosen}
            disabled={isSubmitting}
            onClick={() => void setValues({ from, to })}
          >
            {t(`orders.download.${month}`)}
          </Button>
        );
      })}
    </Stack>
  );
}

/** The progress of the download, or why it has failed or found nothing. */
function HowFar({ done, total, isBusy, problem }: Omit<ReturnType<typeof useOrderDownload>, 'start'>) {
  const { t } = useTranslation('staff');
  if (isBusy)
    return (
      total !== null && (
        <ProgressLine text={t('orders.download.progress', { done, total })} done={done ?? 0} total={total} />
      )
    );
  if (problem !== null)
    return (
      <Stack ref={scrollIntoView} spacing={1}>
        <PageError error={problem} message={t('orders.download.failed')} />
        {Boolean(done) && <Typography variant="body2">{t('orders.download.goesOn', { done })}</Typography>}
      </Stack>
    );
  return (
    done === 0 && (
      <Alert ref={scrollIntoView} severity="info">
        {t('orders.download.empty')}
      </Alert>
    )
  );
}
