import uPlot from 'uplot';
import type { ChartData, ChartText, ChartUnit } from './chart-data.js';
import { valueText } from './value-text.js';

interface Wanted {
  readonly element: HTMLElement;
  readonly chart: ChartText;
  readonly metrics: ChartData;
  readonly unit: ChartUnit;
  readonly limit: number | undefined;
  readonly height: number;
}

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const hour = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false });
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const LONG_S = 2 * 24 * 3600;
/** A line of so few would hardly be seen. */
const FEW_POINTS = 10;
/** Steps of an axis that counts bytes. */
const POWERS_OF_TWO = Array.from({ length: 50 }, (_, power) => 2 ** power);

/** How a chart of metrics looks: areas from zero to the limit, or to a little above the most. */
export function chartOptions({ element, chart, metrics, unit, limit, height }: Wanted) {
  const style = getComputedStyle(element);
  const color = (variable: string) => style.getPropertyValue(variable).trim();
  const axis = {
    stroke: color('--idle'),
    font: `12px ${style.fontFamily}`,
    ticks: { show: false },
  };
  const range = [Date.parse(metrics.from) / 1000, Date.parse(metrics.to) / 1000] as const;
  const isLong = range[1] - range[0] > LONG_S;
  return {
    width: element.clientWidth,
    height,
    scales: {
      x: { range: () => [...range] },
      y: { range: (_plot, _least, most) => [0, limit ?? (most > 0 ? most * 1.15 : 1)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 30,
        space: 70,
        values: (_plot, at) => at.map((second) => (isLong ? day : hour).format(second * 1000)),
      },
      {
        ...axis,
        grid: { stroke: color('--line'), width: 1 },
        size: 78,
        space: 34,
        ...(unit.startsWith('bytes') ? { incrs: POWERS_OF_TWO } : {}),
        values: (_plot, at) => at.map((value) => valueText(value, unit)),
      },
    ],
    cursor: { y: false, drag: { x: false, y: false }, sync: { key: 'metrics' } },
    legend: { markers: { show: true, width: 2 } },
    series: [
      { label: 'Time', value: (_plot, at) => (at ? moment.format(at * 1000) : '–') },
      ...chart.series.map(([name, label, variable], index) => ({
        label,
        stroke: color(variable),
        width: 1.75,
        ...(index === 0 ? { fill: `${color(variable)}22` } : {}),
        points: { show: countOf(metrics, name) < FEW_POINTS, size: 5 },
        spanGaps: false,
        // Where no moment is pointed at, the newest value is told.
        value: (_plot: uPlot, value: number | null, _series: number, at: number | null) =>
          valueText(at === null ? lastOf(metrics, name) : value, unit),
      })),
    ],
  } satisfies uPlot.Options;
}

function countOf({ series }: ChartData, name: string): number {
  const values = series.find((one) => one.name === name)?.values ?? [];
  return values.filter((value) => value !== null).length;
}

function lastOf({ series }: ChartData, name: string): number | null | undefined {
  return series.find((one) => one.name === name)?.values.findLast((value) => value !== null);
}
