/** What the values of a chart are. */
export type ChartUnit =
  | 'percent'
  | 'bytes'
  | 'bytes_per_second'
  | 'count'
  | 'per_second'
  | 'milliseconds';

/** One line of a chart. */
export interface ChartSeries {
  readonly name: string;
  readonly unit: ChartUnit;
  /** One for each time; null where nothing was measured. */
  readonly values: readonly (number | null)[];
}

/** What was measured within a time. */
export interface ChartData {
  readonly from: string;
  readonly to: string;
  readonly times: readonly string[];
  readonly series: readonly ChartSeries[];
}

/** A chart, the series that it shows, and how these are called. */
export interface ChartText {
  readonly title: string;
  readonly series: readonly (readonly [name: string, label: string, color: string])[];
}
