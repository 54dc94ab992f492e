import type { Position } from '../positions/position.js';

/** Positions as arrays, one for each column of the statements. */
export function columnsOf(positions: readonly Position[]): unknown[][] {
  return [
    positions.map(({ deviceId }) => deviceId),
    positions.map(({ recordedAtMs }) => new Date(recordedAtMs).toISOString()),
    positions.map(({ lat }) => lat),
    positions.map(({ lon }) => lon),
    positions.map(({ speedMps }) => speedMps ?? null),
    positions.map(({ headingDeg }) => headingDeg ?? null),
    positions.map(({ accuracyM }) => accuracyM ?? null),
    positions.map(({ altitudeM }) => altitudeM ?? null),
    positions.map(({ batteryPercent }) => batteryPercent ?? null),
    positions.map(({ attributes }) => (attributes ? JSON.stringify(attributes) : null)),
  ];
}
