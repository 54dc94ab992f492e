import type { MetricSeries } from '../../api/shapes.js';
import { bytesText } from '../bytes-text.js';

const percent = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** A measured value as people read it. */
export function valueText(value: number | null | undefined, unit: MetricSeries['unit']): string {
  if (value === null || value === undefined) return '–';
  if (unit === 'percent') return `${percent.format(value)} %`;
  return unit === 'bytes' ? bytesText(value) : `${bytesText(value)}/s`;
}
