import { bearingDeg, distanceM } from '../network/geo-distance.js';
import type { ProfileName } from '../profiles/profiles.js';
import type { ProfileRoads } from '../routes/find-leg.js';
import type { Leg } from '../routes/leg.js';
import { type LatLon, shapeWithEnds } from '../routes/leg-shape.js';
import type { Waypoint } from '../routes/router.js';
import { turnDeg } from '../turns/turn-angle.js';
import { collapsed } from './collapsed.js';
import { Junctions } from './junctions.js';
import { type EdgeManeuver, maneuversAlong } from './maneuvers.js';
import type { ManeuverModifier, Step } from './step.js';

const MM_PER_M = 1000;
const MS_PER_S = 1000;
/** Nearer than this a place is on its road, and on no side of it. */
const BESIDE_M = 5;
const AHEAD_DEG = 30;

/** Tells of legs what is to be done turn by turn. */
export class StepMaker {
  readonly #junctions: Junctions;

  constructor(
    private readonly roads: ProfileRoads,
    profile: ProfileName,
  ) {
    this.#junctions = new Junctions(roads, profile);
  }

  /**
   * From `depart` to `arrive`: at least these two. What they take and how long they are adds up to the leg.
   * @param place what was asked for as the end of the leg: it tells on which side one arrives
   */
  stepsOf(leg: Leg, place?: Waypoint): Step[] {
    const edges = leg.edges.map(({ edge }) => edge);
    const { line, ends } = shapeWithEnds(this.roads, leg);
    const last = line.length - 1;
    const starts = maneuversAlong(this.#junctions, edges);
    const first = { at: 0, type: 'depart', modifier: null, exit: null, named: edges[0]! } as const;
    const all = [first, ...starts];
    const steps = all.map((one, index): Step => {
      const next = all[index + 1]?.at ?? edges.length;
      const from = one.at === 0 ? 0 : ends[one.at - 1]!;
      const to = next === edges.length ? last : ends[next - 1]!;
      return this.#step(leg, { one, next, line, geometry: [from, to] });
    });
    return [...collapsed(steps), this.#arrival(leg, { line, place })];
  }

  #step(
    leg: Leg,
    of: {
      one:
        | EdgeManeuver
        | (Omit<EdgeManeuver, 'type' | 'modifier'> & { type: 'depart'; modifier: null });
      next: number;
      line: readonly LatLon[];
      geometry: [number, number];
    },
  ): Step {
    const { network, graph } = this.roads;
    const { at, type, modifier, exit, named } = of.one;
    let [lengthMm, tookMs] = [0, 0];
    for (const { edge, fromShare, toShare, turnMs } of leg.edges.slice(at, of.next)) {
      const share = toShare - fromShare;
      lengthMm += network.lengthMm[graph.edges.segment[edge]!]! * share;
      tookMs += graph.edges.durationMs[edge]! * share + turnMs;
    }
    const { edge } = leg.edges[at]!;
    const [lat, lon] = of.line[of.geometry[0]]!;
    const isStart = type === 'depart';
    return {
      maneuver: {
        type,
        modifier,
        lat,
        lon,
        bearingBefore: isStart ? 0 : whole(this.#junctions.bearingIn(leg.edges[at - 1]!.edge)),
        bearingAfter: whole(
          isStart ? this.#setsOut(leg, of.line) : this.#junctions.bearingOut(edge),
        ),
        exit,
      },
      mode: this.#junctions.mode(edge),
      name: this.#junctions.name(named),
      ref: this.#junctions.ref(named),
      distanceM: lengthMm / MM_PER_M,
      durationS: tookMs / MS_PER_S,
      geometry: of.geometry,
    };
  }

  #setsOut(leg: Leg, line: readonly LatLon[]): number {
    const [from, to] = line;
    return from && to ? bearingDeg(...from, ...to) : this.#junctions.bearingOut(leg.edges[0]!.edge);
  }

  #arrival(leg: Leg, of: { line: readonly LatLon[]; place: Waypoint | undefined }): Step {
    const { edge } = leg.edges.at(-1)!;
    const [before, end] = of.line.slice(-2);
    const heading = before && end ? bearingDeg(...before, ...end) : this.#junctions.bearingIn(edge);
    const { lat, lon } = leg.to;
    return {
      maneuver: {
        type: 'arrive',
        modifier: of.place ? sideOf({ lat, lon, heading }, of.place) : null,
        lat,
        lon,
        bearingBefore: whole(heading),
        bearingAfter: 0,
        exit: null,
      },
      mode: this.#junctions.mode(edge),
      name: this.#junctions.name(edge),
      ref: this.#junctions.ref(edge),
      distanceM: 0,
      durationS: 0,
      geometry: [of.line.length - 1, of.line.length - 1],
    };
  }
}

const whole = (bearing: number): number => Math.round(bearing) % 360;

function sideOf(
  { lat, lon, heading }: { lat: number; lon: number; heading: number },
  place: Waypoint,
): ManeuverModifier | null {
  if (distanceM(lat, lon, place.lat, place.lon) < BESIDE_M) return null;
  const angleDeg = turnDeg(heading, bearingDeg(lat, lon, place.lat, place.lon));
  if (Math.abs(angleDeg) < AHEAD_DEG) return 'straight';
  return angleDeg > 0 ? 'right' : 'left';
}
