/** Kept free before the chart is there. */
export const CHART_HEIGHT = 280;

/** What a figure is of. Two medicines may share a name, and are still two. */
export interface Place {
  id: string | number;
  label: string;
  /** The parts of a medicine's label, of which the strength is never shortened. */
  name?: string;
  strength?: string | null;
}

/** A figure per place: the best first in a ranking, the oldest first over time. */
export interface ChartSeries {
  kind: 'overTime' | 'ranking';
  title: string;
  places: readonly Place[];
  values: number[];
  format: (value: number) => string;
}
