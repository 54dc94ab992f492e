import type { AttributeValue, Position } from './position.js';

/** A row of `position` or `latest_position`. */
export interface PositionRow {
  readonly device_id: string;
  readonly recorded_at: Date;
  readonly lat: number;
  readonly lon: number;
  readonly speed_mps: number | null;
  readonly heading_deg: number | null;
  readonly accuracy_m: number | null;
  readonly altitude_m: number | null;
  readonly battery_percent: number | null;
  readonly attributes: Readonly<Record<string, AttributeValue>> | null;
}

/** The columns of {@link PositionRow}. */
export const POSITION_COLUMNS =
  'device_id, recorded_at, lat, lon, speed_mps, heading_deg, accuracy_m, altitude_m, battery_percent, attributes';

/** A position as it is worked with. */
export const toPosition = (row: PositionRow): Position => ({
  deviceId: row.device_id,
  recordedAtMs: row.recorded_at.getTime(),
  lat: row.lat,
  lon: row.lon,
  speedMps: row.speed_mps,
  headingDeg: row.heading_deg,
  accuracyM: row.accuracy_m,
  altitudeM: row.altitude_m,
  batteryPercent: row.battery_percent,
  attributes: row.attributes,
});
