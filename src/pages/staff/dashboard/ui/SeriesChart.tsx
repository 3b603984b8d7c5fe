import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

import { LOCALE } from '@contract/formatDay';
import { useLanguage } from '@/shared/i18n';

import { CHART_HEIGHT, type ChartSeries, type Place } from '../model/chartSeries';
import { LABEL_WIDTH, RankedPlaces, RankLabel, rankTick } from './RankLabel';

const COLOR = 'var(--mui-palette-primary-main)';
const LABEL_GAP = 14;
/** The last label is written around the middle of its bar, and cut where its longest month has no room. */
const HALF_A_LABEL = 32;

const TICK = 12;
const CHARACTER = 8;

/** For the figures beside an axis, which has steps of halves and quarters. Left to the library, they are measured before the font is there. */
function roomFor(values: readonly number[], format: (value: number) => string): number {
  const most = Math.max(0, ...values);
  const lengths = [1, 0.75, 0.5, 0.25].map((share) => format(most * share).length);
  return TICK + CHARACTER * Math.max(...lengths);
}

interface SeriesChartProps extends ChartSeries {
  /** What the values are, beside each where somebody points at it. */
  valueTitle: string;
}

/** The oldest, or the name, stands where reading begins: in Arabic on the right. */
export function SeriesChart({ kind, title, places, values, format, valueTitle }: SeriesChartProps) {
  const { direction, language } = useLanguage();
  const compact = (value: number) => new Intl.NumberFormat(LOCALE[language], { notation: 'compact' }).format(value);
  const isRtl = direction === 'rtl';
  const [side, end] = isRtl ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const common = {
    height: CHART_HEIGHT,
    hideLegend: true,
    skipAnimation: true,
    // To the ear it is one picture; its table says the figures.
    disableKeyboardNavigation: true,
    // What stands at the edge of the panel begins there.
    margin: { [side]: 0, [end]: HALF_A_LABEL, bottom: 0 },
    borderRadius: 4,
  };
  const series = {
    data: values,
    label: valueTitle,
    color: COLOR,
    valueFormatter: (value: number | null) => format(value ?? 0),
  };
  // In Arabic a thousand is a word.
  const width = roomFor(values, compact);
  const figures = { position: side, width, valueFormatter: compact, min: 0, tickMinStep: 1 } as const;
  const labels = new Map(places.map(({ id, label }) => [id, label]));
  const labelOf = (id: Place['id']) => labels.get(id) ?? '';
  // The library takes equal data for one place, so that it gets the ids.
  const axis = { data: places.map(({ id }) => id), valueFormatter: labelOf };
  // The label of its tick is looked up by the id: the library shortens every text that it knows.
  const ranks = {
    ...axis,
    valueFormatter: (id: Place['id'], { location }: { location: string }) =>
      location === 'tick' ? rankTick(id) : labelOf(id),
  };
  // The library adds the gap to where a label ends, in a reversed axis too, where it has to be taken off.
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
