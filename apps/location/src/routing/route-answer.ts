import { setImmediate } from 'node:timers/promises';
import type { ProfileName } from '../roads/profiles/profiles.js';
import type { Leg } from '../roads/routes/leg.js';
import type { ProfileRoads } from '../roads/routes/find-leg.js';
import { shapeOf } from '../roads/routes/leg-shape.js';
import type { Router, Waypoint } from '../roads/routes/router.js';
import type { Step } from '../roads/steps/step.js';
import { StepMaker } from '../roads/steps/step-maker.js';
import { textsOf } from '../roads/steps/step-texts.js';
import { truckRoads } from '../roads/rules/truck-roads.js';
import { isHeavy } from '../roads/rules/vehicle.js';
import { lineIn, rounded } from './answers.js';
import type { FindRoute } from './route.schema.js';
import { vehicleOf } from './vehicle.schema.js';

const makers = new WeakMap<ProfileRoads, StepMaker>();

/** A way as it is answered: how long it is, its lines, and what is to be done when that is asked for. */
export async function wayOf(router: Router, legs: readonly Leg[], wanted: FindRoute) {
  const sum = (of: (leg: Leg) => number) => rounded(legs.reduce((all, leg) => all + of(leg), 0));
  const answered = [];
  for (const [index, leg] of legs.entries()) {
    // Many legs with many steps: others get their turn in between.
    if (wanted.steps) await setImmediate();
    answered.push({
      distance_m: rounded(leg.distanceM),
      duration_s: rounded(leg.durationS),
      geometry: lineIn(shapeOf(router.roads, leg), wanted.geometry),
      steps: wanted.steps ? await stepsOf(router, { leg, index, legs: legs.length, wanted }) : null,
    });
  }
  return {
    distance_m: sum((leg) => leg.distanceM),
    duration_s: sum((leg) => leg.durationS),
    legs: answered,
  };
}

async function stepsOf(
  router: Router,
  of: { leg: Leg; index: number; legs: number; wanted: FindRoute },
) {
  const { leg, index, legs, wanted } = of;
  const place: Waypoint | undefined = wanted.waypoints[index + 1];
  const isOfTruck = wanted.vehicle !== undefined && isHeavy(vehicleOf(wanted.vehicle));
  const roads = isOfTruck ? truckRoads(router.roads) : router.roads;
  const steps = makerOf(roads, wanted.profile).stepsOf(leg, place);
  const texts = await textsOf(steps, wanted.language, { leg: index, legs });
  return steps.map((step, at) => stepOf(step, texts[at]!));
}

function stepOf({ maneuver, mode, name, ref, distanceM, durationS, geometry }: Step, text: string) {
  const { bearingBefore, bearingAfter, ...of } = maneuver;
  return {
    instruction: text,
    maneuver: { ...of, bearing_before: bearingBefore, bearing_after: bearingAfter },
    mode,
    name: name === '' ? null : name,
    ref: ref === '' ? null : ref,
    distance_m: rounded(distanceM),
    duration_s: rounded(durationS),
    first_point: geometry[0],
    last_point: geometry[1],
  };
}

function makerOf(roads: ProfileRoads, profile: ProfileName): StepMaker {
  const known = makers.get(roads);
  if (known) return known;
  const maker = new StepMaker(roads, profile);
  makers.set(roads, maker);
  return maker;
}
