/** In pixels, reserved until the chart is loaded. */
export const CHART_HEIGHT = 280;

/** What a figure belongs to, for example a month or a medicine. It is told by its id, because two medicines may have the same name. */
export interface Place {
  id: string | number;
  label: string;
  /** The parts of a medicine's label. The strength is never shortened. */
  name?: string;
  strength?: string | null;
}

/** One figure for each place: the highest first in a ranking, the oldest first over time. */
export interface ChartSeries {
  kind: 'overTime' | 'ranking';
  title: string;
  places: readonly Place[];
  values: number[];
  format: (value: number) => string;
}
