import { NO_WAY } from '../../engines/travel-table.js';
import { optimize, type Solution } from '../index.js';
import type { SolveTask } from './solve-threads.js';

// A thread that solves one problem. It may be ended at any time.

const TENTHS = 10;

/** Solves a problem, whose table lies in memory that threads share. */
export default function solve({ problem, table, timeMs }: SolveTask): Promise<Solution> {
  const { rows, columns, durationsDs, distancesDm } = table;
  const rowsOf = (cells: Uint32Array) =>
    Array.from({ length: rows }, (_, row) =>
      Float64Array.from(cells.subarray(row * columns, (row + 1) * columns), (value) =>
        value === NO_WAY ? Infinity : value / TENTHS,
      ),
    );
  const matrix = { durationsS: rowsOf(durationsDs), distancesM: rowsOf(distancesDm) };
  return optimize({ ...problem, matrix }, { timeMs });
}
