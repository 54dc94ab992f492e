/** What a way is, besides how fast it is. */
export const WAY_FLAGS = {
  roundabout: 1,
  ferry: 2,
  toll: 4,
  tunnel: 8,
  bridge: 16,
  motorway: 32,
} as const;

/** Whether a node has this. */
export const NODE_FLAGS = { trafficLight: 1 } as const;

/** How one profile uses the ways: by the number of the way. */
export interface WayUses {
  /** Kilometres an hour as drawn and against it; 0 where it may not be used so. */
  readonly forwardKmh: Float32Array;
  readonly backwardKmh: Float32Array;
  /** See `Travel.dislike`. */
  readonly dislike: Float32Array;
  /** 1 where it is only for who has to do there. */
  readonly isForVisitors: Uint8Array;
}

/** A restriction of turns, as mapped; ways by their numbers. */
export interface TurnRestriction {
  /** It says what may not be done, or the one thing that may. */
  readonly kind: 'no' | 'only';
  readonly from: number;
  /** A node, or ways to be passed in their order. */
  readonly via: { readonly node: number } | { readonly ways: readonly number[] };
  readonly to: number;
  /** Names of the modes that it is for, such as `motor_vehicle`; all when empty. */
  readonly modes: readonly string[];
  readonly except: readonly string[];
}

/**
 * The roads of a map: nodes where something is decided, and segments between them with their line.
 * Coordinates are in 10⁻⁷ degrees, lengths in millimetres.
 */
export interface RoadNetwork {
  readonly nodeLat: Int32Array;
  readonly nodeLon: Int32Array;
  readonly nodeFlags: Uint8Array;
  /** By profile: 1 for nodes that it cannot pass. */
  readonly blocked: Readonly<Record<string, Uint8Array>>;

  readonly segmentFrom: Int32Array;
  readonly segmentTo: Int32Array;
  readonly segmentWay: Int32Array;
  readonly lengthMm: Int32Array;
  /** Where the points of a segment begin; one more than there are segments. Ends are among them. */
  readonly shapeStart: Int32Array;
  readonly shapeLat: Int32Array;
  readonly shapeLon: Int32Array;

  /** Numbers of OpenStreetMap. */
  readonly wayId: Float64Array;
  readonly wayFlags: Uint8Array;
  /** Index into `names`. */
  readonly wayName: Int32Array;
  readonly wayRef: Int32Array;
  readonly names: readonly string[];
  /** Ways that have rules for some vehicles or hours, in order, and these among `names`; a build of before has none. */
  readonly ruleWay?: Int32Array;
  readonly ruleText?: Int32Array;
  /** The same of nodes, such as gates and height restrictors. */
  readonly ruleNode?: Int32Array;
  readonly ruleNodeText?: Int32Array;
  /** Restrictions of turns that hold at times: ways, nodes, and what is said among `names`. */
  readonly timedTurnFrom?: Int32Array;
  readonly timedTurnNode?: Int32Array;
  readonly timedTurnTo?: Int32Array;
  readonly timedTurnText?: Int32Array;
  readonly uses: Readonly<Record<string, WayUses>>;
  readonly restrictions: readonly TurnRestriction[];
}
