import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import type { LoadedMap } from '../maps/loaded/loaded-map.js';
import { ATTRIBUTION } from '../maps/regions/region.schema.js';
import { straightM } from '../roads/matching/apart.js';
import type { TracePoint } from '../roads/matching/match-options.js';
import { lineIn, rounded, snapped } from './answers.js';
import { AskedMaps } from './asked-maps.js';
import type { MatchTrace } from './match.schema.js';
import { RoadThreads } from './threads/road-threads.js';

const MS_PER_S = 1000;
const DIGITS = 1000;

/** Finds the roads that traces were recorded on. */
@Injectable()
export class TraceMatcher {
  constructor(
    private readonly maps: AskedMaps,
    private readonly threads: RoadThreads,
  ) {}

  /** @throws `routing.no_map`, `routing.takes_too_long` */
  match(tenant: Tenant, wanted: MatchTrace) {
    const { points, region } = wanted;
    const asked = { tenant, places: points, region, isPartly: true };
    return this.maps.on(asked, (map) => this.#match(map, wanted));
  }

  async #match(map: LoadedMap, wanted: MatchTrace) {
    const { profile, geometry } = wanted;
    const { parts, unmatched, thinned } = await this.threads.ask<'trace'>(map, profile, {
      kind: 'trace',
      trace: wanted.points.map(positionOf),
      options: {
        accuracyM: wanted.accuracy_m,
        radiusM: wanted.radius_m,
        gapMs: wanted.gap_s * MS_PER_S,
        gapM: wanted.gap_m,
      },
    });
    const { roads } = await map.router(profile);
    return {
      profile,
      region_id: map.region.id,
      matchings: parts.map(({ points, line, distanceM, durationS, confidence }) => ({
        distance_m: rounded(distanceM),
        duration_s: rounded(durationS),
        confidence: share(confidence),
        geometry: lineIn(line, geometry),
        points: points.map((one) => ({
          index: one.index,
          confidence: share(one.confidence),
          ...snapped(roads, one.point),
          // From the position as it was sent: what was put together with it counts no more.
          distance_m: rounded(straightM(wanted.points[one.index]!, one.point)),
        })),
      })),
      unmatched,
      thinned,
      attribution: ATTRIBUTION,
    };
  }
}

/** From 0 to 1, to a thousandth. */
const share = (value: number): number => Math.round(Math.min(1, value) * DIGITS) / DIGITS;

function positionOf({
  lat,
  lon,
  recorded_at: at,
  accuracy_m: accuracyM,
}: MatchTrace['points'][number]): TracePoint {
  return {
    lat,
    lon,
    ...(at !== undefined && { timeMs: Date.parse(at) }),
    ...(accuracyM !== undefined && { accuracyM }),
  };
}
