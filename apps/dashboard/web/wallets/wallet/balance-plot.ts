import uPlot from 'uplot';
import { type Decimals, decimalOf } from '../../money/minor-units.js';
import { moneyText } from '../../money/money-text.js';

/** A moment and what was booked then, in minor units. */
export interface BalancePoint {
  readonly at: string;
  readonly posted: string;
}

interface Wanted {
  readonly element: HTMLElement;
  readonly points: readonly BalancePoint[];
  readonly currency: Decimals;
  readonly height: number;
}

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const hour = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false });
const second = new Intl.DateTimeFormat('en', { timeStyle: 'medium', hour12: false });
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 2 });
const LONG_S = 2 * 24 * 3600;
const SHORT_S = 5 * 60;
const ROOM = 0.12;

/** Where points are drawn. These numbers have no other use: what is told is written from the text. */
export const plotted = (
  points: readonly BalancePoint[],
  { exponent }: Decimals,
): uPlot.AlignedData => [
  points.map(({ at }) => Date.parse(at) / 1000),
  points.map(({ posted }) => Number(decimalOf(posted, exponent))),
];

/** How a balance looks over time: it stays as it is until the next entry. */
export function balanceOptions({ element, points, currency, height }: Wanted): uPlot.Options {
  const style = getComputedStyle(element);
  const color = (variable: string) => style.getPropertyValue(variable).trim();
  const axis = {
    stroke: color('--idle'),
    font: `12px ${style.fontFamily}`,
    ticks: { show: false },
  };
  const [first, last] = [points.at(0)?.at ?? '', points.at(-1)?.at ?? ''];
  const clock = clockOf((Date.parse(last) - Date.parse(first)) / 1000);
  const textAt = (index: number | null) => {
    const point = index === null ? points.at(-1) : points[index];
    return point ? moneyText(point.posted, currency) : '–';
  };
  return {
    width: element.clientWidth,
    height,
    scales: { y: { range: (_plot, least, most) => rangeOf(least, most) } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 30,
        space: 70,
        values: (_plot, at) => at.map((timeS) => clock.format(timeS * 1000)),
      },
      {
        ...axis,
        grid: { stroke: color('--line'), width: 1 },
        size: 64,
        space: 34,
        values: (_plot, at) => at.map((value) => short.format(value)),
      },
    ],
    cursor: { y: false, drag: { x: false, y: false } },
    legend: { markers: { show: true, width: 2 } },
    series: [
      { label: 'Time', value: (_plot, at) => (at ? moment.format(at * 1000) : '–') },
      {
        label: 'Posted',
        stroke: color('--busy'),
        width: 1.75,
        fill: `${color('--busy')}1f`,
        fillTo: 0,
        points: { show: false },
        ...(uPlot.paths.stepped && { paths: uPlot.paths.stepped({ align: 1 }) }),
        value: (_plot, _value, _series, index) => textAt(index),
      },
    ],
  };
}

/** Times on the axis are as fine as what is shown is long. */
function clockOf(lengthS: number): Intl.DateTimeFormat {
  if (lengthS > LONG_S) return day;
  return lengthS < SHORT_S ? second : hour;
}

/** Nothing is always within sight, so that how much there is can be seen. */
function rangeOf(least: number, most: number): [number, number] {
  const [low, high] = [Math.min(0, least), Math.max(0, most)];
  const room = (high - low) * ROOM || 1;
  return [low < 0 ? low - room : 0, high > 0 || low === 0 ? high + room : 0];
}
