import { bytesText } from '../ui/bytes-text.js';
import type { ChartUnit } from './chart-data.js';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

const TEXTS: Readonly<Record<ChartUnit, (value: number) => string>> = {
  percent: (value) => `${number.format(value)} %`,
  bytes: bytesText,
  bytes_per_second: (value) => `${bytesText(value)}/s`,
  count: (value) => number.format(value),
  per_second: (value) => `${number.format(value)}/s`,
  milliseconds: (value) => (value < 1000 ? `${number.format(value)} ms` : secondsText(value)),
};

/** A measured value as people read it. */
export function valueText(value: number | null | undefined, unit: ChartUnit): string {
  return value === null || value === undefined ? '–' : TEXTS[unit](value);
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

function secondsText(ms: number): string {
  if (ms >= 2 * HOUR_MS) return `${number.format(ms / HOUR_MS)} h`;
  return ms >= 2 * MINUTE_MS
    ? `${number.format(ms / MINUTE_MS)} min`
    : `${number.format(ms / 1000)} s`;
}
