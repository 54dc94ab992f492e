import type { OsmTags } from '../../osm/index.js';

/** How a way is travelled in one direction. */
export interface Travel {
  /** Kilometres an hour; greater than 0. */
  readonly speedKmh: number;
  /**
   * How much worse it is than its time says: 1 as good, 2 as if it took twice as long. What is chosen
   * goes by it, what is told goes by the time.
   */
  readonly dislike: number;
}

/** How a way is used. */
export interface WayUse {
  /** In the direction in which it is drawn, and against it; null when it may not be used so. */
  readonly forward: Travel | null;
  readonly backward: Travel | null;
  /** Only to get to something on it, as with `access=destination`. */
  readonly isForVisitors: boolean;
}

/** What makes a turn cost time, besides the way. */
export interface TurnFacts {
  /** Degrees from going straight on: 0 straight, positive to the right, up to 180. */
  readonly angleDeg: number;
  readonly isUTurn: boolean;
  /** How many ways meet. */
  readonly roads: number;
  readonly hasTrafficLight: boolean;
}

/** A way of getting about: which ways it may use, and how fast. Knows tags, and no map. */
export interface Profile {
  readonly name: 'car' | 'bike' | 'foot';
  /** Counts up when the same map gives another result, so that what was built before is built anew. */
  readonly version: number;
  /** Null when the way is of no use. Roads and ferries are asked for alike. */
  wayUse(tags: OsmTags): WayUse | null;
  /** Whether a node with these tags lets through. */
  isPassable(tags: OsmTags): boolean;
  /** Seconds that a turn takes. */
  turnS(facts: TurnFacts): number;
  /** Names of modes in tags such as `except` and `restriction:bicycle`, the closest first; empty when it need not heed restrictions of turns. */
  readonly restrictedAs: readonly string[];
  /** The highest speed of any way, in kilometres an hour. */
  readonly topKmh: number;
}
