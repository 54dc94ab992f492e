import type { Unit } from '../model/model.js';

/** What rounding may add up to, in seconds; whoever places something builds the route, which looks again. */
export const ROUNDING_S = 1e-6;
/** The same in units of load. */
export const ROUNDING_LOAD = 1e-9;

/** Where something goes: before the stop at `at`; what is brought before that at `secondAt`, of the old route. */
export interface Placement {
  cost: number;
  at: number;
  secondAt: number;
}

/** Tells whether a place is passed over. */
export type Skip = () => boolean;

/** The stops with something placed among them. */
export function withPlaced(stops: readonly number[], unit: Unit, to: Placement): number[] {
  if (unit.second < 0) return stops.toSpliced(to.at, 0, unit.first);
  return [
    ...stops.slice(0, to.at),
    unit.first,
    ...stops.slice(to.at, to.secondAt),
    unit.second,
    ...stops.slice(to.secondAt),
  ];
}
