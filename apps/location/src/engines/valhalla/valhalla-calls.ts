import type { z } from 'zod';
import type { ProfileName } from '../../roads/profiles/profiles.js';
import type { Place } from '../../routing/routing.schema.js';
import type { EngineCalls } from '../http/engine-calls.js';
import { NoRoadNear } from '../no-road-near.js';
import { ValhallaLocateAnswer } from './valhalla-answers.js';
import { refusalOf } from './valhalla-refusals.js';

/** Its names of profiles. */
export const COSTINGS = { car: 'auto', bike: 'bicycle', foot: 'pedestrian' } as const;
const LARGEST_RADIUS_M = 200;

/** A place as Valhalla takes it: not farther from a road than allowed. */
export const locationOf = ({ lat, lon }: Place, radiusM: number) => ({
  lat,
  lon,
  search_cutoff: radiusM,
});

/** Puts questions to a Valhalla. */
export class ValhallaCalls {
  constructor(private readonly calls: EngineCalls) {}

  /** Which place has no road near: it does not say so itself, so each is looked at. */
  async lost(profile: ProfileName, places: readonly Place[], radiusM: number) {
    for (const [index, place] of places.entries()) {
      const found = await this.near(profile, place, radiusM);
      if (found.length === 0) return new NoRoadNear(index);
    }
    return this.calls.unavailable(new Error('Roads are near, and Valhalla finds none'));
  }

  /** The roads near a place, in no order. */
  async near(profile: ProfileName, place: Place, radiusM: number) {
    const [found] = await this.ask(ValhallaLocateAnswer, profile, 'locate', {
      locations: [{ ...locationOf(place, radiusM), radius: Math.min(radiusM, LARGEST_RADIUS_M) }],
      costing: COSTINGS[profile],
      verbose: true,
    });
    return (found!.edges ?? []).filter(({ distance }) => distance <= radiusM);
  }

  /** @throws NoRoadNear, `routing.unreachable`, `routing.unsupported_by_engine`, `routing.engine_unavailable` */
  async ask<Shape extends z.ZodType>(
    shape: Shape,
    profile: ProfileName,
    action: string,
    body: object,
  ): Promise<z.output<Shape>> {
    const { status, json } = await this.calls.ask(profile, `/${action}`, body);
    if (status !== 200)
      throw refusalOf(json) ?? this.calls.unavailable(new Error(`It answered with ${status}`));
    const read = shape.safeParse(json);
    if (!read.success) throw this.calls.unavailable(read.error);
    return read.data;
  }
}
