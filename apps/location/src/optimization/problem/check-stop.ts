import { ProblemInvalid } from './problem-invalid.js';
import type { Stop, TimeWindow } from './problem.js';

/** Whether it is a finite number from 0 up. */
export const isAmount = (value: number): boolean => Number.isFinite(value) && value >= 0;

/** Looks at a place, its service and its hours. @throws ProblemInvalid */
export function checkStop(stop: Stop, field: string, places: number, name = 'location'): void {
  const { location, serviceS = 0, timeWindows } = stop;
  if (!Number.isInteger(location) || location < 0 || location >= places) {
    throw new ProblemInvalid(`${field}.${name}`, `it is a place of the matrix, below ${places}`);
  }
  if (!isAmount(serviceS)) throw new ProblemInvalid(`${field}.serviceS`, 'it is 0 or more');
  if (timeWindows) checkWindows(timeWindows, `${field}.timeWindows`);
}

/** Looks whether they are in order and apart. @throws ProblemInvalid */
export function checkWindows(windows: readonly TimeWindow[], field: string): void {
  let before = -Infinity;
  windows.forEach(([from, to], at) => {
    if (!(from <= to)) throw new ProblemInvalid(`${field}[${at}]`, 'it ends before it begins');
    if (!(from > before)) throw new ProblemInvalid(`${field}[${at}]`, 'they overlap or lack order');
    before = to;
  });
}
