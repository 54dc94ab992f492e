const UNITS = ['B', 'KiB', 'MiB', 'GiB', 'TiB'] as const;
const STEP = 1024;

/** Units that metrics are measured in. */
export type MetricUnit = 'percent' | 'bytes' | 'bytes_per_second';

/** A measured value for people. */
export function quantity(value: number | null, unit: MetricUnit): string {
  if (value === null) return '-';
  if (unit === 'percent') return `${short(value)} %`;
  return unit === 'bytes' ? size(value) : `${size(value)}/s`;
}

function size(bytes: number): string {
  const power = bytes < STEP ? 0 : Math.floor(Math.log(bytes) / Math.log(STEP));
  const index = Math.min(power, UNITS.length - 1);
  return `${short(bytes / STEP ** index)} ${UNITS[index]}`;
}

/** At most one place after the point. */
const short = (value: number) => String(Math.round(value * 10) / 10);
