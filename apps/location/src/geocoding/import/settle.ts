import Flatbush from 'flatbush';
import { distanceM } from '../../roads/network/geo-distance.js';
import { AREA_KINDS, type Kind, KINDS, SETTLEMENTS } from '../kinds.js';
import { degreesOf, northing } from '../places-on-earth.js';
import { sameName } from '../text/words.js';
import { Areas } from './areas.js';
import { Countries, countryNames } from './countries.js';
import { draftOf, type Draft } from './draft.js';
import type { Line, Thing } from './thing.js';

/** Metres around the point of a settlement that belong to it. */
const REACH_M: Partial<Record<Kind, number>> = {
  city: 15_000,
  town: 4_000,
  village: 2_000,
  suburb: 2_000,
  hamlet: 1_000,
  neighbourhood: 700,
  locality: 500,
};
const MOST_REACH_M = 15_000;
const NEAREST = 24;

/** Where places lie: in areas with borders, else near the points of settlements, else in a country. */
export class Settling {
  readonly countries = new Countries();
  /** All areas and settlements. */
  readonly drafts: readonly Draft[];
  readonly #withBorders: Draft[];
  readonly #areas: Areas;
  readonly #points: Draft[];
  readonly #tree: Flatbush | null;

  constructor(things: readonly Thing[]) {
    const own = things.filter(({ is }) => is !== null && AREA_KINDS.has(is.kind));
    const areaThings = own.filter(({ rings }) => rings !== null);
    this.#withBorders = areaThings.map((thing) => draftOf(thing, thing.is!.kind));
    this.#areas = new Areas(
      this.#withBorders.map(({ box, rings }) => ({ box, rings: rings as readonly Line[] })),
    );
    // Borders that an extract cut say where nothing is; a point of the same name stands for them, if there is one.
    const pointThings = own.filter(({ rings, is }) => rings === null && is!.key === 'place');
    const linked = this.#link(areaThings, pointThings);
    this.#points = pointThings
      .filter((thing) => !linked.has(thing))
      .map((thing) => draftOf(thing, thing.is!.kind));
    this.#tree = this.#points.length > 0 ? new Flatbush(this.#points.length) : null;
    for (const { lat, lon } of this.#points) this.#tree!.add(lon, northing(lat));
    this.#tree?.finish();
    this.drafts = [...this.#withBorders, ...this.#points];
    for (const draft of this.#withBorders) {
      if (draft.kind !== 'country') continue;
      draft.country = this.countries.codeAt(draft.lat, draft.lon);
      if (draft.country !== '') draft.names = { ...countryNames(draft.country), ...draft.names };
    }
    for (const draft of this.drafts) draft.parent = this.#parentOfArea(draft);
    for (const draft of this.drafts) draft.country ||= countryOf(draft.parent);
  }

  /** The smallest area with borders at a place that is not a part of a town, by its number; -1 when there is none. */
  townAt(lat: number, lon: number): number {
    const isTown = (area: number): boolean =>
      finer(this.#withBorders[area]!.kind) <= finer('village');
    return this.#areas.at(lat, lon).find(isTown) ?? -1;
  }

  /** The smallest that something at a place lies in. */
  parentAt(lat: number, lon: number): Draft | null {
    const area = this.#withBorders[this.#areas.at(lat, lon)[0] ?? -1];
    return this.#nearest(lat, lon, area) ?? area ?? this.countries.at(lat, lon);
  }

  #nearest(lat: number, lon: number, area: Draft | undefined, finerThan?: Kind): Draft | null {
    const near =
      this.#tree?.neighbors(lon, northing(lat), NEAREST, degreesOf(MOST_REACH_M, lat)) ?? [];
    let best: Draft | null = null;
    let least = 1;
    for (const at of near) {
      const point = this.#points[at]!;
      if (area && finer(point.kind) <= finer(area.kind)) continue;
      if (finerThan && finer(point.kind) >= finer(finerThan)) continue;
      const share = distanceM(lat, lon, point.lat, point.lon) / (REACH_M[point.kind] ?? 1);
      if (share >= least || !isWithin(point, area)) continue;
      [best, least] = [point, share];
    }
    return best;
  }

  #parentOfArea(draft: Draft): Draft | null {
    const around = this.#areas.at(draft.lat, draft.lon).map((at) => this.#withBorders[at]!);
    const parent = around.find((area) => area !== draft && finer(area.kind) < finer(draft.kind));
    const isIn = around.some((area) => area !== draft && SETTLEMENTS.has(area.kind));
    const settlement =
      isIn || SETTLEMENTS.has(draft.kind) || finer(draft.kind) < finer('suburb')
        ? null
        : this.#nearest(draft.lat, draft.lon, parent, 'suburb');
    return (
      settlement ??
      parent ??
      (draft.kind === 'country' ? null : this.countries.at(draft.lat, draft.lon))
    );
  }

  /** An area and the point that it is labelled with are one. */
  #link(areaThings: readonly Thing[], points: readonly Thing[]): Set<Thing> {
    const linked = new Set<Thing>();
    const byId = new Map(
      points.filter(({ osmType }) => osmType === 0).map((thing) => [thing.osmId, thing]),
    );
    const byName = Map.groupBy(points, ({ tags }) => sameName(tags['name'] ?? ''));
    areaThings.forEach((thing, at) => {
      const area = this.#withBorders[at]!;
      if (thing.is!.key !== 'boundary' || area.kind === 'country') return;
      const name = sameName(area.names[''] ?? '');
      const label = thing.labelNodes
        .map((id) => byId.get(id))
        .find((point) => point && sameName(point.tags['name'] ?? '') === name);
      const within = (byName.get(name) ?? []).find(
        (point) =>
          !linked.has(point) &&
          point.is!.kind !== 'locality' &&
          this.#areas.at(point.lat, point.lon).includes(at),
      );
      const point = label ?? within;
      if (!point || linked.has(point)) return;
      linked.add(point);
      const draft = draftOf(point, point.is!.kind);
      area.kind = point.is!.kind;
      [area.key, area.value] = [point.is!.key, point.is!.value];
      area.names = { ...draft.names, ...area.names };
      area.importance = Math.max(area.importance, draft.importance);
      // The point is where people see the middle.
      Object.assign(area, { lat: point.lat, lon: point.lon });
    });
    return linked;
  }
}

const finer = (kind: Kind): number => KINDS.indexOf(kind);

function isWithin(point: Draft, area: Draft | undefined): boolean {
  if (!area) return true;
  const [south, west, north, east] = area.box;
  return point.lat >= south && point.lat <= north && point.lon >= west && point.lon <= east;
}

/** Code of the country that something lies in; '' when there is none. */
export function countryOf(draft: Draft | null): string {
  let at = draft;
  for (let depth = 0; at && depth < 16; depth++) {
    if (at.country !== '') return at.country;
    at = at.parent;
  }
  return '';
}
