import { float4s, float8s, jsonbs, moments, texts } from '@skydeck/database';
import type { Fix } from '../positions/position.js';

/** Positions of devices as arrays, one for each column of the statements. */
export function columnsOf(deviceIds: readonly string[], fixes: readonly Fix[]): Buffer[] {
  return [
    texts(deviceIds),
    moments(fixes.map(({ recordedAtMs }) => recordedAtMs)),
    float8s(fixes.map(({ lat }) => lat)),
    float8s(fixes.map(({ lon }) => lon)),
    float4s(fixes.map(({ speedMps }) => speedMps ?? null)),
    float4s(fixes.map(({ headingDeg }) => headingDeg ?? null)),
    float4s(fixes.map(({ accuracyM }) => accuracyM ?? null)),
    float4s(fixes.map(({ altitudeM }) => altitudeM ?? null)),
    float4s(fixes.map(({ batteryPercent }) => batteryPercent ?? null)),
    jsonbs(fixes.map(({ attributes }) => (attributes ? JSON.stringify(attributes) : null))),
  ];
}
