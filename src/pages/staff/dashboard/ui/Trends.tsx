import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { kindNotInName } from '@contract/strength';
import type { PharmacyTrends } from '@contract/wire/statistics';
import { useStatusLabel } from '@/entities/order';
import { POLLED } from '@/shared/api';
import { useLanguage } from '@/shared/i18n';
import { useCalendarDay, useFormat, useMedicineName } from '@/shared/lib/format';
import { PageError } from '@/shared/ui/page-state';

import { useGetTrendsQuery } from '../api/dashboardApi';
import { ChartPanel } from './ChartPanel';

const NOTHING: PharmacyTrends = { days: [], months: [], statuses: [], top_medications: [] };

/** The last days and months as charts, each of which can be read as a table. */
export function Trends() {
  const { t } = useTranslation('dashboard');
  const { money, number } = useFormat();
  const { shortDay, month } = useCalendarDay();
  const { labelOf } = useStatusLabel();
  const [steps, setSteps] = useState<'days' | 'months'>('days');
  const placeOf = useMedicinePlace();
  const { data, error, refetch } = useGetTrendsQuery(undefined, POLLED);
  if (error && !data) return <PageError error={error} message={t('trends.failed')} onRetry={refetch} />;

  const { [steps]: points, statuses, top_medications: sold } = data ?? NOTHING;
  const isLoading = !data;
  const over = {
    isLoading,
    places: points.map(({ from }) => ({ id: from, label: steps === 'days' ? shortDay(from, false) : month(from) })),
    labelTitle: t(steps === 'days' ? 'trends.day' : 'trends.month'),
    action: (
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label={t('trends.period')}
        value={steps}
        onChange={(_event, picked: typeof steps | null) => picked && setSteps(picked)}
      >
        <ToggleButton value="days">{t('trends.days')}</ToggleButton>
        <ToggleButton value="months">{t('trends.months')}</ToggleButton>
      </ToggleButtonGroup>
    ),
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <ChartPanel
        {...over}
        kind="overTime"
        title={t('trends.revenue')}
        valueTitle={t('trends.revenueColumn')}
        values={points.map(({ revenue }) => revenue)}
        format={money}
      />
      <ChartPanel
        {...over}
        kind="overTime"
        title={t('trends.orders')}
        valueTitle={t('trends.ordersColumn')}
        values={points.map(({ orders }) => orders)}
        format={number}
      />
      <ChartPanel
        isLoading={isLoading}
        kind="ranking"
        title={t('trends.medications')}
        labelTitle={t('trends.medication')}
        valueTitle={t('trends.unitsColumn')}
        places={sold.map(placeOf)}
        values={sold.map(({ units }) => units)}
        format={number}
      />
      <ChartPanel
        isLoading={isLoading}
        kind="ranking"
        title={t('trends.statuses')}
        labelTitle={t('trends.status')}
        valueTitle={t('trends.ordersColumn')}
        places={statuses.map(({ status }) => ({ id: status, label: labelOf({ status, fulfilment: 'delivery' }) }))}
        values={statuses.map(({ orders }) => orders)}
        format={number}
      />
    </Box>
  );
}

function useMedicinePlace() {
  const { nameOf } = useLanguage();
  const medicineOf = useMedicineName();

  return (medication: PharmacyTrends['top_medications'][number]) => ({
    id: medication.id,
    label: medicineOf(medication),
    name: nameOf(medication),
    ...kindNotInName(medication, nameOf(medication)),
  });
}
