/** Kept free before the chart is there. */
export const CHART_HEIGHT = 280;

/** What a figure is of. Two medicines may share a name, and are still two. */
export interface Place {
  id: string | number;
  label: string;
}

/** A figure per place: the best first in a ranking, the oldest first over time. */
export interface ChartSeries {
  kind: 'overTime' | 'ranking';
  title: string;
  places: readonly Place[];
  values: number[];
  format: (value: number) => string;
}
