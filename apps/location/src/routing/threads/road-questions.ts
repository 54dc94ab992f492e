import type { PolygonRings } from '../../roads/closures/closed-area.js';
import type { PolygonFault } from '../../roads/closures/polygon-invalid.js';
import type { Isochrone } from '../../roads/isochrones/isochrones.js';
import type { ReachMeasure } from '../../roads/isochrones/reached-parts.js';
import type { MatchOptions, TracePoint } from '../../roads/matching/match-options.js';
import type { MatchedPoint } from '../../roads/matching/matcher.js';
import type { ProfileName } from '../../roads/profiles/profiles.js';
import type { TableCell } from '../../roads/routes/distance-table.js';
import type { Vehicle } from '../../roads/rules/vehicle.js';
import type { ProfileRoads } from '../../roads/routes/find-leg.js';
import type { Leg } from '../../roads/routes/leg.js';
import type { LatLon } from '../../roads/routes/leg-shape.js';
import type { NoRoute, Waypoint } from '../../roads/routes/router.js';
import type { RoadPoint } from '../../roads/snapping/piece-index.js';

/** A way between places, and ways that differ from it. */
export interface RoutesQuestion {
  readonly kind: 'routes';
  readonly waypoints: readonly Waypoint[];
  readonly radiusM: number;
  /** Flags of ways that are not used, see `WAY_FLAGS`. */
  readonly avoidFlags: number;
  readonly polygons: readonly PolygonRings[];
  /** How many besides the best; only between two places. */
  readonly alternatives: number;
  readonly vehicle?: Vehicle | undefined;
  /** Milliseconds since 1970. */
  readonly departsMs?: number | undefined;
}

/** The map was built before it had what the question needs. */
export interface MapOutdated {
  readonly why: 'map_outdated';
}

/** A polygon that bounds no area. */
export interface BadPolygon {
  readonly why: 'polygon_invalid';
  readonly fault: PolygonFault;
  readonly polygon: number;
  readonly ring: number | null;
}

/** How far one gets from a place. */
export interface AreasQuestion {
  readonly kind: 'areas';
  readonly place: Waypoint;
  readonly radiusM: number;
  readonly measure: ReachMeasure;
  /** Seconds or metres. */
  readonly limits: readonly number[];
  readonly vehicle?: Vehicle | undefined;
}

/** Which roads a trace was recorded on. */
export interface TraceQuestion {
  readonly kind: 'trace';
  readonly trace: readonly TracePoint[];
  readonly options: Partial<MatchOptions>;
}

/** A part of a trace, with its line. */
export interface TracedPart {
  readonly points: readonly MatchedPoint[];
  readonly line: readonly LatLon[];
  readonly distanceM: number;
  readonly durationS: number;
  readonly confidence: number;
}

/** What it takes from many places to many. */
export interface TableQuestion {
  readonly kind: 'table';
  readonly sources: readonly Waypoint[];
  readonly targets: readonly Waypoint[];
  readonly radiusM: number;
  readonly vehicle?: Vehicle | undefined;
}

/** By kind: what is answered. */
export interface RoadAnswers {
  /** The best first. */
  readonly routes:
    | { readonly routes: readonly (readonly Leg[])[] }
    | NoRoute
    | BadPolygon
    | MapOutdated;
  readonly areas:
    | { readonly from: RoadPoint; readonly areas: readonly Isochrone[] }
    | NoRoute
    | MapOutdated;
  readonly trace: {
    readonly parts: readonly TracedPart[];
    readonly unmatched: readonly number[];
    readonly thinned: readonly number[];
  };
  readonly table:
    | { readonly rows: readonly (readonly (TableCell | null)[])[] }
    | NoRoute
    | MapOutdated;
}

/** Any question about roads. */
export type RoadQuestion = RoutesQuestion | AreasQuestion | TraceQuestion | TableQuestion;

/** What a thread is handed: the arrays lie in memory that threads share. */
export interface RoadTask {
  /** Names the build of a map and the profile. */
  readonly key: string;
  readonly profile: ProfileName;
  readonly roads: ProfileRoads;
  readonly question: RoadQuestion;
}
