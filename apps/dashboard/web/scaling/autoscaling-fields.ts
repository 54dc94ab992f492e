import type { Autoscaling } from '../api/shapes.js';

type Numeric = {
  [Name in keyof Autoscaling]: Autoscaling[Name] extends number | null ? Name : never;
}[keyof Autoscaling];

/** One number of a policy. */
export interface Field {
  readonly name: Exclude<Numeric, 'replicas' | 'running'>;
  readonly label: string;
  readonly text?: string;
  readonly suffix?: string;
  readonly min: number;
  readonly max: number;
}

/** How far an app grows, and how fast. */
export const LIMITS: readonly Field[] = [
  { name: 'min', label: 'Fewest', min: 0, max: 100, text: '0 lets it sleep' },
  { name: 'max', label: 'Most', min: 1, max: 100 },
  { name: 'up_after_s', label: 'Grows after', suffix: ' s', min: 0, max: 86_400 },
  { name: 'down_after_s', label: 'Shrinks after', suffix: ' s', min: 0, max: 86_400 },
  { name: 'idle_after_s', label: 'Sleeps after', suffix: ' s', min: 0, max: 86_400 },
];

/** What is measured; empty is not looked at. */
export const TARGETS: readonly Field[] = [
  { name: 'cpu_percent', label: 'Processors used', suffix: ' %', min: 1, max: 100 },
  { name: 'memory_percent', label: 'Memory used', suffix: ' %', min: 1, max: 100 },
  { name: 'in_flight', label: 'Open requests of each', min: 1, max: 100_000 },
  { name: 'p95_ms', label: '95 of 100 answered within', suffix: ' ms', min: 1, max: 3_600_000 },
];
