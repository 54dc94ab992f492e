import { invalid } from '@skydeck/envelope';
import { checkProblem } from '../problem/check-problem.js';
import { ProblemInvalid } from '../problem/problem-invalid.js';
import type { PlacedProblem } from './to-problem.js';

/** Looks whether a problem makes sense, before anything is computed. @throws `validation_failed` */
export function refuseSenseless({ problem, places }: PlacedProblem): void {
  // What the ways are is not known yet, only how many there are.
  const row = new Float64Array(places.length);
  const rows = places.map(() => row);
  try {
    checkProblem({ ...problem, matrix: { durationsS: rows, distancesM: rows } });
  } catch (error) {
    if (!(error instanceof ProblemInvalid)) throw error;
    const location = `body.${fieldOf(error.field)}`;
    throw invalid([{ location, code: 'invalid_value', message: sentence(error.problem) }]);
  }
}

/** `jobs[3].timeWindows[0]` as callers know it: `jobs.3.time_windows.0`. */
const fieldOf = (field: string): string =>
  field
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const sentence = (problem: string): string =>
  `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`;
