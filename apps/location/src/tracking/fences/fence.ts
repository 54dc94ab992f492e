/** Longitude and latitude in degrees, as in GeoJSON. */
export type LonLat = readonly [lon: number, lat: number];

/** All that is nearer to a place than so many metres. */
export interface CircleGeometry {
  readonly kind: 'circle';
  readonly lat: number;
  readonly lon: number;
  /** 1 to 1,000,000. */
  readonly radiusM: number;
}

/**
 * A ring, and rings of holes in it, each closed; at most 10,000 points in all. An edge is straight in
 * degrees and goes the shorter way round the earth, so that a ring may cross the antimeridian. A ring
 * that goes once round the earth has the pole in it that is nearer to it.
 */
export interface PolygonGeometry {
  readonly kind: 'polygon';
  readonly rings: readonly (readonly LonLat[])[];
}

/** All that is nearer to a line than half its width; its pieces are parts of great circles. */
export interface CorridorGeometry {
  readonly kind: 'corridor';
  /** 2 to 10,000 points. */
  readonly line: readonly LonLat[];
  /** From side to side, 1 to 200,000. */
  readonly widthM: number;
}

export type FenceGeometry = CircleGeometry | PolygonGeometry | CorridorGeometry;

/** A time of the week by the clock of a place. */
export interface FenceHours {
  /** On which days it begins: 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[];
  /** Such as `08:00`. */
  readonly from: string;
  /** Such as `17:30`; on the next day when that is not later than `from`; `24:00` is allowed. */
  readonly until: string;
}

/** When a fence is watched. */
export interface FenceSchedule {
  /** As the IANA names it, such as Europe/Vaduz. */
  readonly timeZone: string;
  readonly hours: readonly FenceHours[];
}

/** Whom a fence is for: who is named, or has one of the labels. */
export interface DeviceFilter {
  readonly deviceIds?: readonly string[];
  readonly labels?: readonly string[];
}

/** A part of the world that is watched. */
export interface Fence {
  readonly id: string;
  readonly geometry: FenceGeometry;
  /** Seconds in it after which it says that somebody dwells; none when it never says so. */
  readonly dwellS?: number | null;
  /** Always, when there is none. */
  readonly schedule?: FenceSchedule | null;
  /** Everybody, when there is none. */
  readonly devices?: DeviceFilter | null;
}
