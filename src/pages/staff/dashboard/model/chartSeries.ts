/** Kept free before the chart is there. */
export const CHART_HEIGHT = 280;

/** A figure per label, in the order in which they are shown. */
export interface ChartSeries {
  kind: 'line' | 'bars' | 'ranking';
  title: string;
  labels: string[];
  values: number[];
  format: (value: number) => string;
}
