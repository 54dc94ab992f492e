/** What is done; named as OSRM does. */
export type ManeuverType =
  | 'depart'
  | 'turn'
  | 'continue'
  | 'new name'
  | 'fork'
  | 'end of road'
  | 'roundabout'
  | 'exit roundabout'
  | 'notification'
  | 'arrive';

/** In which direction. */
export type ManeuverModifier =
  | 'uturn'
  | 'sharp right'
  | 'right'
  | 'slight right'
  | 'straight'
  | 'slight left'
  | 'left'
  | 'sharp left';

/** How one gets on. */
export type StepMode = 'driving' | 'cycling' | 'walking' | 'ferry';

/** What is to be done at a place. */
export interface Maneuver {
  readonly type: ManeuverType;
  /** Null at the start, and at the end of a road that runs up to the place. */
  readonly modifier: ManeuverModifier | null;
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
  /** Degrees clockwise from north, whole, from 0 to 359; 0 before the start and after the end. */
  readonly bearingBefore: number;
  readonly bearingAfter: number;
  /** Of a roundabout: which of its exits is taken, from 1; null when none is. */
  readonly exit: number | null;
}

/** A maneuver, and the way up to the next. */
export interface Step {
  readonly maneuver: Maneuver;
  readonly mode: StepMode;
  /** Of the way; empty when it has none. Of a roundabout: those of the road on which one leaves it. */
  readonly name: string;
  readonly ref: string;
  readonly distanceM: number;
  /** With the turn. */
  readonly durationS: number;
  /** The first and the last point, counted along the line of the leg. */
  readonly geometry: readonly [first: number, last: number];
}
