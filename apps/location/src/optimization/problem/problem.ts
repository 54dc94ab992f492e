/** From and to, in seconds; both belong to it. */
export type TimeWindow = readonly [fromS: number, toS: number];

/** One number for each kind of load, such as kilograms and pallets. All of a problem have the same length. */
export type Amounts = readonly number[];

/** A pause that a vehicle must make when it is on the road. It is made where the vehicle then stands. */
export interface Break {
  readonly id: string;
  /** In one of these it begins, in order and apart from each other. */
  readonly timeWindows: readonly TimeWindow[];
  readonly serviceS: number;
}

/** What carries. A vehicle without tasks stays at home. */
export interface Vehicle {
  readonly id: string;
  /** Place in the matrix where it begins; null is wherever its first task is. */
  readonly start: number | null;
  /** Place in the matrix where it ends; null is wherever its last task is. */
  readonly end: number | null;
  /** The most it holds; none given is no limit. */
  readonly capacity?: Amounts;
  /** When it may be under way; always when none is given. */
  readonly timeWindow?: TimeWindow;
  readonly skills?: readonly string[];
  /** The most stops; a shipment has two. */
  readonly maxTasks?: number;
  /** 2 is twice as fast as the matrix says; more than 0, at most 100. */
  readonly speedFactor?: number;
  /** What it costs to use it at all, in the unit of the objective. */
  readonly fixedCost?: number;
  /** They are made in the order given. */
  readonly breaks?: readonly Break[];
}

/** A place that is visited, and when. */
export interface Stop {
  /** Place in the matrix. */
  readonly location: number;
  /** How long the vehicle stands there; 0 when it is not given. */
  readonly serviceS?: number;
  /** In one of these the service begins; any time when none is given. In order and apart from each other. */
  readonly timeWindows?: readonly TimeWindow[];
}

/** One visit: brings what was loaded at the start, takes along to the end, or both. */
export interface Job extends Stop {
  readonly id: string;
  readonly delivery?: Amounts;
  readonly pickup?: Amounts;
  /** The vehicle has all of them. */
  readonly skills?: readonly string[];
  /** 0 to 100; when not all can be done, the higher ones are. */
  readonly priority?: number;
}

/** Something that is fetched and then brought by the same vehicle. */
export interface Shipment {
  readonly id: string;
  readonly pickup: Stop;
  readonly delivery: Stop;
  readonly amount?: Amounts;
  readonly skills?: readonly string[];
  readonly priority?: number;
}

/** How far the places are from each other, row by row: from row to column. */
export interface TravelMatrix {
  /** Seconds; infinite where there is no way. */
  readonly durationsS: readonly ArrayLike<number>[];
  /** Metres, for the report and for the objective `distance`. */
  readonly distancesM?: readonly ArrayLike<number>[];
}

/** What is to be planned. */
export interface Problem {
  readonly vehicles: readonly Vehicle[];
  readonly jobs?: readonly Job[];
  readonly shipments?: readonly Shipment[];
  readonly matrix: TravelMatrix;
  /** What is made small once as much as possible is served; time on the road when it is not given. */
  readonly objective?: 'duration' | 'distance';
}
