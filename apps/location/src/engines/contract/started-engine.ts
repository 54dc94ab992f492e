import type { Place } from '../../routing/routing.schema.js';
import type { RoutingEngine } from '../routing-engine.js';

/** Where an engine is asked about. */
export interface KnownPlaces {
  /** Apart from each other, and reached from each other. */
  readonly all: readonly [Place, Place, Place, ...Place[]];
  /** On the map, and farther than `radiusM` from every road. */
  readonly afloat: Place;
  readonly radiusM: number;
  /** Positions along a street, some seconds apart. */
  readonly trace: readonly Place[];
}

/** An engine that can be asked. */
export interface StartedEngine extends AsyncDisposable {
  readonly engine: RoutingEngine;
  readonly places: KnownPlaces;
}

/** Places of the sample map. */
export const IN_MONACO: KnownPlaces = {
  all: [
    { lat: 43.733802, lon: 7.413433 },
    { lat: 43.739662, lon: 7.424355 },
    { lat: 43.7311, lon: 7.4197 },
  ],
  afloat: { lat: 43.728, lon: 7.438 },
  radiusM: 150,
  trace: [
    { lat: 43.73842, lon: 7.42427 },
    { lat: 43.73868, lon: 7.42466 },
    { lat: 43.73893, lon: 7.42503 },
    { lat: 43.7392, lon: 7.42543 },
    { lat: 43.73945, lon: 7.42582 },
  ],
};
