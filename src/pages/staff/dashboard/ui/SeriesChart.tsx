import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

import { LOCALE } from '@contract/formatDay';
import { useLanguage } from '@/shared/i18n';

import { CHART_HEIGHT, type ChartSeries, type Place } from '../model/chartSeries';
import { LABEL_WIDTH, RankedPlaces, RankLabel, rankTick } from './RankLabel';

const COLOR = 'var(--mui-palette-primary-main)';
const LABEL_GAP = 14;
/** The last label is centred on its bar, and would be cut off without room for half of the longest month. */
const HALF_A_LABEL = 32;

const TICK = 12;
const CHARACTER = 8;

/** The width for the figures of an axis, whose steps are halves and quarters. The library would measure them before the font is loaded. */
function roomFor(values: readonly number[], format: (value: number) => string): number {
  const most = Math.max(0, ...values);
  const lengths = [1, 0.75, 0.5, 0.25].map((share) => format(most * share).length);
  return TICK + CHARACTER * Math.max(...lengths);
}

interface SeriesChartProps extends ChartSeries {
  /** What the values are, for the tooltip of each. */
  valueTitle: string;
}

/** The oldest value, or the names of a ranking, stand where reading begins: in Arabic on the right. */
export function SeriesChart({ kind, title, places, values, format, valueTitle }: SeriesChartProps) {
  const { direction, language } = useLanguage();
  const compact = (value: number) => new Intl.NumberFormat(LOCALE[language], { notation: 'compact' }).format(value);
  const isRtl = direction === 'rtl';
  const [side, end] = isRtl ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const common = {
    height: CHART_HEIGHT,
    hideLegend: true,
    skipAnimation: true,
    // For screen readers the chart is one image; its table has the figures.
    disableKeyboardNavigation: true,
    // No margin where reading begins, so that the chart is aligned with the edge of the panel.
    margin: { [side]: 0, [end]: HALF_A_LABEL, bottom: 0 },
    borderRadius: 4,
  };
  const series = {
    data: values,
    label: valueTitle,
    color: COLOR,
    valueFormatter: (value: number | null) => format(value ?? 0),
  };
  // The width depends on the language: in Arabic "thousand" is written as a word.
  const width = roomFor(values, compact);
  const figures = { position: side, width, valueFormatter: compact, min: 0, tickMinStep: 1 } as const;
  const labels = new Map(places.map(({ id, label }) => [id, label]));
  const labelOf = (id: Place['id']) => labels.get(id) ?? '';
  // The library merges places with equal data, so it gets their ids.
  const axis = { data: places.map(({ id }) => id), valueFormatter: labelOf };
  // Ticks get a short text from the id, by which `RankLabel` finds the label: the library would shorten the label itself.
  const ranks = {
    ...axis,
    valueFormatter: (id: Place['id'], { location }: { location: string }) =>
      location === 'tick' ? rankTick(id) : labelOf(id),
  };
  // The library adds the gap to the end of a label even on a reversed axis, where it has to be subtracted.
  const steps = { ...axis, reverse: isRtl, tickLabelMinGap: isRtl ? -LABEL_GAP : LABEL_GAP } as const;

  return (
    <Box role="img" aria-label={title}>
      {kind === 'overTime' && (
        <BarChart
          {...common}
          series={[series]}
          xAxis={[{ ...steps, scaleType: 'band' }]}
          yAxis={[figures]}
          grid={{ horizontal: true }}
        />
      )}
      {kind === 'ranking' && (
        <RankedPlaces value={places}>
          <BarChart
            {...common}
            layout="horizontal"
            slots={{ axisTickLabel: RankLabel }}
            series={[series]}
            xAxis={[{ valueFormatter: compact, reverse: isRtl, min: 0, tickMinStep: 1 }]}
            yAxis={[{ ...ranks, scaleType: 'band', position: side, width: LABEL_WIDTH }]}
            grid={{ vertical: true }}
          />
        </RankedPlaces>
      )}
    </Box>
  );
}
