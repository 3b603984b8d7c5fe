/** Kept free before the chart is there. */
export const CHART_HEIGHT = 280;

/** What a figure is of. Two medicines may share a name, and are still two. */
export interface Place {
  id: string | number;
  label: string;
}

/** A figure per place, in the order in which they are shown. */
export interface ChartSeries {
  kind: 'line' | 'bars' | 'ranking';
  title: string;
  places: readonly Place[];
  values: number[];
  format: (value: number) => string;
}
