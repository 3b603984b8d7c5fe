import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

import { useLanguage } from '@/shared/i18n';
import { useFormat } from '@/shared/lib/format';

import { CHART_HEIGHT, type ChartSeries, type Place } from '../model/chartSeries';

const COLOR = 'var(--mui-palette-primary-main)';
const LABEL_GAP = 14;
const LABEL_WIDTH = 140;
const LONGEST_LABEL = 22;
/** Half a label, which stands in the middle of the last step. */
const LAST_LABEL = 28;

const shorten = (label: string) => (label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label);

interface SeriesChartProps extends ChartSeries {
  /** What the values are, beside each where somebody points at it. */
  valueTitle: string;
}

/** The oldest, or the name, stands where reading begins: in Arabic on the right. */
export function SeriesChart({ kind, title, places, values, format, valueTitle }: SeriesChartProps) {
  const { direction } = useLanguage();
  const { compact } = useFormat();
  const isRtl = direction === 'rtl';
  const [side, end] = isRtl ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const common = { height: CHART_HEIGHT, hideLegend: true, skipAnimation: true };
  const series = {
    data: values,
    label: valueTitle,
    color: COLOR,
    valueFormatter: (value: number | null) => format(value ?? 0),
  };
  const figures = { position: side, width: 56, valueFormatter: compact, min: 0, tickMinStep: 1 } as const;
  const labels = new Map(places.map(({ id, label }) => [id, label]));
  const labelOf = (id: Place['id']) => labels.get(id) ?? '';
  // The library takes equal data for one place, so that it gets the ids.
  const axis = { data: places.map(({ id }) => id), valueFormatter: labelOf };
  // The library adds the gap to where a label ends, in a reversed axis too, where it has to be taken off.
  const steps = { ...axis, reverse: isRtl, tickLabelMinGap: isRtl ? -LABEL_GAP : LABEL_GAP } as const;

  return (
    <Box role="img" aria-label={title}>
      {kind === 'line' && (
        <LineChart
          {...common}
          margin={{ [end]: LAST_LABEL }}
          series={[{ ...series, area: true, showMark: false, curve: 'monotoneX' }]}
          xAxis={[{ ...steps, scaleType: 'point' }]}
          yAxis={[figures]}
          grid={{ horizontal: true }}
          sx={{ [`& .${lineClasses.area}`]: { fillOpacity: 0.14 } }}
        />
      )}
      {kind === 'bars' && (
        <BarChart
          {...common}
          series={[series]}
          xAxis={[{ ...steps, scaleType: 'band' }]}
          yAxis={[figures]}
          grid={{ horizontal: true }}
          borderRadius={4}
        />
      )}
      {kind === 'ranking' && (
        <BarChart
          {...common}
          layout="horizontal"
          // The names need the room more.
          margin={{ [side]: 0 }}
          series={[series]}
          xAxis={[{ valueFormatter: compact, reverse: isRtl, min: 0, tickMinStep: 1 }]}
          yAxis={[
            {
              ...axis,
              scaleType: 'band',
              position: side,
              width: LABEL_WIDTH,
              valueFormatter: (id: Place['id'], { location }) =>
                location === 'tick' ? shorten(labelOf(id)) : labelOf(id),
            },
          ]}
          grid={{ vertical: true }}
          borderRadius={4}
        />
      )}
    </Box>
  );
}
