import type { Amounts } from '../problem/problem.js';

/** Why something is not served. The first four hold even for a vehicle that has nothing else to do. */
export type UnassignedReason =
  | 'skills_missing'
  | 'too_large'
  | 'unreachable'
  | 'outside_hours'
  | 'vehicles_full';

/** What is not served. */
export interface Unassigned {
  readonly kind: 'job' | 'shipment';
  readonly id: string;
  readonly reason: UnassignedReason;
}

/** One thing that a vehicle does. */
export interface RouteStep {
  readonly kind: 'start' | 'job' | 'pickup' | 'delivery' | 'break' | 'end';
  /** Of the job, the shipment or the break; that of the vehicle at start and end. */
  readonly id: string;
  /** Place in the matrix; null when the vehicle has no place yet, or none anymore. */
  readonly location: number | null;
  readonly arrivalS: number;
  /** Between arriving and beginning. */
  readonly waitingS: number;
  readonly serviceS: number;
  /** Afterwards. */
  readonly load: Amounts;
  /** On the road since the start. */
  readonly travelS: number;
  /** Since the start; null when the matrix has no distances. */
  readonly distanceM: number | null;
}

/** What one vehicle does. */
export interface VehicleRoute {
  readonly vehicleId: string;
  readonly steps: readonly RouteStep[];
  /** In the unit of the objective. */
  readonly cost: number;
  readonly travelS: number;
  readonly distanceM: number | null;
  readonly serviceS: number;
  readonly waitingS: number;
}

/** A plan. */
export interface Solution {
  /** Of the vehicles that are used, in the order of the vehicles. */
  readonly routes: readonly VehicleRoute[];
  readonly unassigned: readonly Unassigned[];
  /** In the unit of the objective, without what is not served. */
  readonly cost: number;
  /** How often a part was planned anew. */
  readonly iterations: number;
}
