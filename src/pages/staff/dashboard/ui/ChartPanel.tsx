import BarChartIcon from '@mui/icons-material/BarChart';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyWithRetry } from '@/shared/lib/lazy';

import { CHART_HEIGHT, type ChartSeries } from '../model/chartSeries';
import { FigureTable } from './FigureTable';
import { Panel } from './Panel';

// Lazy, because the chart library is larger than the rest of the page.
const lazyChart = lazyWithRetry(async () => (await import('./SeriesChart')).SeriesChart);

interface ChartPanelProps extends ChartSeries {
  labelTitle: string;
  valueTitle: string;
  isLoading: boolean;
  action?: ReactNode;
}

/** A chart, and a button that shows the same figures as a table. Both have the same height, so that the content below does not move. */
export function ChartPanel({ isLoading, action, ...series }: ChartPanelProps) {
  const { t } = useTranslation('dashboard');
  const [isTable, setIsTable] = useState(false);
  const { title } = series;

  return (
    <Panel
      title={title}
      action={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {action}
          <IconButton
            aria-label={t(isTable ? 'trends.asChart' : 'trends.asTable', { title })}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? <BarChartIcon /> : <TableIcon />}
          </IconButton>
        </Box>
      }
    >
      <Box sx={{ height: CHART_HEIGHT, overflow: 'auto' }} tabIndex={isTable ? 0 : undefined} aria-busy={isLoading}>
        <PanelContent {...series} isLoading={isLoading} isTable={isTable} />
      </Box>
    </Panel>
  );
}

interface PanelContentProps extends Omit<ChartPanelProps, 'action'> {
  isTable: boolean;
}

function PanelContent({ labelTitle, valueTitle, isLoading, isTable, ...series }: PanelContentProps) {
  const { t } = useTranslation('dashboard');
  const [SeriesChart] = useState(lazyChart);
  const isEmpty = series.values.every((value) => value === 0);

  if (isLoading) return <Skeleton variant="rounded" height={CHART_HEIGHT} />;
  if (isEmpty) {
    return (
      <Typography color="textSecondary" sx={{ height: 1, display: 'grid', placeItems: 'center' }}>
        {t('trends.empty')}
      </Typography>
    );
  }
  if (isTable) return <FigureTable {...series} labelTitle={labelTitle} valueTitle={valueTitle} />;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
      <SeriesChart {...series} valueTitle={valueTitle} />
    </Suspense>
  );
}
