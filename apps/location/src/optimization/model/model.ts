import type { TimeWindow } from '../problem/problem.js';

/** A vehicle, as the search sees it. */
export interface ModelVehicle {
  readonly index: number;
  /** Vehicles that differ in nothing but their id have the same. */
  readonly kind: number;
  readonly start: number;
  readonly end: number;
  readonly fromS: number;
  readonly toS: number;
  /** Times on the road are multiplied by it. */
  readonly slowness: number;
  /** What the matrix of costs says is multiplied by it. */
  readonly costFactor: number;
  readonly fixedCost: number;
  readonly capacity: Float64Array;
  readonly maxTasks: number;
  readonly breaks: readonly { id: string; windows: readonly TimeWindow[]; serviceS: number }[];
  /** 1 for each unit that it has the skills for. */
  readonly allowed: Uint8Array;
}

/** What is served whole or not at all: a job, or both stops of a shipment. */
export interface Unit {
  readonly kind: 'job' | 'shipment';
  readonly id: string;
  readonly first: number;
  /** The stop that brings it; -1 for a job. */
  readonly second: number;
  readonly skills: readonly string[];
  /** What leaving it out counts; more than any saving on the road. */
  readonly penalty: number;
}

/** A problem as arrays. Stops are numbered; a job is one stop, a shipment two. */
export interface Model {
  /** Columns of the matrices; the last place is nowhere, and next to everything. */
  readonly width: number;
  readonly durations: Float64Array;
  readonly costs: Float64Array;
  /** Kinds of load. */
  readonly kinds: number;
  readonly location: Int32Array;
  readonly serviceS: Float64Array;
  readonly windows: readonly (readonly TimeWindow[])[];
  /** The other stop of a shipment; -1 for jobs. */
  readonly partner: Int32Array;
  /** 1 where a shipment is brought. */
  readonly isSecond: Uint8Array;
  /** What is on the vehicle from the start on for this stop, for each kind. */
  readonly loadedAtStart: Float64Array;
  /** What the load changes by at this stop, for each kind. */
  readonly change: Float64Array;
  readonly unitOf: Int32Array;
  readonly units: readonly Unit[];
  readonly vehicles: readonly ModelVehicle[];
}
