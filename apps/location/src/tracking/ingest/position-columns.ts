import type { Position } from '../positions/position.js';

/** Positions as arrays, one for each column of the statements. */
export function columnsOf(positions: readonly Position[]): unknown[][] {
  return [
    positions.map(({ deviceId }) => deviceId),
    positions.map(({ recordedAtMs }) => new Date(recordedAtMs).toISOString()),
    positions.map(({ lat }) => lat),
    positions.map(({ lon }) => lon),
    positions.map(({ speedMps }) => real(speedMps)),
    positions.map(({ headingDeg }) => real(headingDeg)),
    positions.map(({ accuracyM }) => real(accuracyM)),
    positions.map(({ altitudeM }) => real(altitudeM)),
    positions.map(({ batteryPercent }) => real(batteryPercent)),
    positions.map(({ attributes }) => (attributes ? JSON.stringify(attributes) : null)),
  ];
}

/** Postgres refuses what is too small for its `real`. */
const real = (value: number | null | undefined): number | null =>
  value == null ? null : Math.abs(value) < 1e-30 ? 0 : value;
