import polyline from '@mapbox/polyline';
import { lineIn, rounded } from '../../routing/answers.js';
import type { FindRoute } from '../../routing/route.schema.js';
import type { LatLon } from '../../roads/routes/leg-shape.js';
import type { Step } from '../../roads/steps/step.js';
import { textsOf } from '../../roads/steps/step-texts.js';
import type { OsrmLeg, OsrmRoute, OsrmStep, OsrmWaypoint } from './osrm-answers.js';

const DIGITS = 6;
const MODES = {
  driving: 'driving',
  cycling: 'cycling',
  walking: 'walking',
  ferry: 'ferry',
} as const;

/** A line as OSRM sends it. */
export const lineOf = (encoded: string): LatLon[] => polyline.decode(encoded, DIGITS);

/** A place on a road as it is answered. */
export const snappedOf = ({ location: [lon, lat], distance, name }: OsrmWaypoint) => ({
  lat,
  lon,
  distance_m: rounded(distance),
  name: name === '' ? null : name,
});

/** A way of OSRM as it is answered. */
export async function wayOf(route: OsrmRoute, wanted: FindRoute) {
  const legs = [];
  for (const [index, leg] of route.legs.entries()) {
    legs.push(await legOf(leg, { index, legs: route.legs.length, wanted }));
  }
  return {
    distance_m: rounded(route.distance),
    duration_s: rounded(route.duration),
    legs,
  };
}

async function legOf(
  { distance, duration, steps }: OsrmLeg,
  { index, legs, wanted }: { index: number; legs: number; wanted: FindRoute },
) {
  const line: LatLon[] = [];
  const parts = steps.map((step): Step => {
    const points = lineOf(step.geometry);
    // Each begins where the one before ends.
    const isJoined = line.length > 0 && isSame(line.at(-1)!, points[0]);
    const first = isJoined ? line.length - 1 : line.length;
    line.push(...(isJoined ? points.slice(1) : points));
    return stepOf(step, first, line.length - 1);
  });
  const texts = wanted.steps ? await textsOf(parts, wanted.language, { leg: index, legs }) : [];
  return {
    distance_m: rounded(distance),
    duration_s: rounded(duration),
    geometry: lineIn(line, wanted.geometry),
    steps: wanted.steps ? parts.map((step, at) => toldStep(step, texts[at]!)) : null,
  };
}

const isSame = ([lat, lon]: LatLon, other: LatLon | undefined): boolean =>
  other?.[0] === lat && other[1] === lon;

/** Names of maneuvers are OSRM's here as there. */
const stepOf = ({ maneuver, ...step }: OsrmStep, first: number, last: number): Step => ({
  maneuver: {
    type: maneuver.type as Step['maneuver']['type'],
    modifier: (maneuver.modifier ?? null) as Step['maneuver']['modifier'],
    lon: maneuver.location[0],
    lat: maneuver.location[1],
    bearingBefore: Math.round(maneuver.bearing_before) % 360,
    bearingAfter: Math.round(maneuver.bearing_after) % 360,
    exit: maneuver.exit ?? null,
  },
  mode: MODES[step.mode as keyof typeof MODES] ?? 'driving',
  name: step.name,
  ref: step.ref,
  distanceM: step.distance,
  durationS: step.duration,
  geometry: [first, last],
});

function toldStep({ maneuver, ...step }: Step, instruction: string) {
  const { bearingBefore, bearingAfter, ...of } = maneuver;
  return {
    instruction,
    maneuver: { ...of, bearing_before: bearingBefore, bearing_after: bearingAfter },
    mode: step.mode,
    name: step.name === '' ? null : step.name,
    ref: step.ref === '' ? null : step.ref,
    distance_m: rounded(step.distanceM),
    duration_s: rounded(step.durationS),
    first_point: step.geometry[0],
    last_point: step.geometry[1],
  };
}
