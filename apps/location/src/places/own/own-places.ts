import type { Tenant } from '@skydeck/auth-guard';
import { isId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { folded } from '../../geocoding/text/words.js';
import { distanceM } from '../../roads/network/geo-distance.js';
import { isAmong } from '../categories/categories.js';
import { mercatorY } from '../nearest/mercator-y.js';
import { type Away, nearestFirst } from '../nearest/nearest-first.js';
import type { Circle } from '../nearest/search-windows.js';
import { OwnPlaceEntity } from './own-place.entity.js';
import { queryOf } from './own-place-words.js';
import { FIND_BY_WORDS, FIND_NEAREST } from './own-places.sql.js';

/** South, west, north, east in degrees; west is more than east where it crosses 180°. */
export type PlaceBounds = readonly [south: number, west: number, north: number, east: number];

/** What is wanted besides the words. */
export interface OwnPlaceSearch {
  readonly near?: { readonly lat: number; readonly lon: number } | undefined;
  /** Nothing outside. */
  readonly bounds?: PlaceBounds | undefined;
  /** Identifiers of categories or of groups; all when none is given. */
  readonly categories?: readonly string[] | undefined;
  /** 10 when it is not given. */
  readonly limit?: number | undefined;
}

/** A place of a project that was found. */
export interface OwnPlaceFound {
  readonly place: OwnPlaceEntity;
  /** How well the name fits, from 0 to 1. */
  readonly score: number;
  /** From `near`; only when that was given. */
  readonly distanceM?: number | undefined;
}

const USUAL_LIMIT = 10;
/** More than these are not put in order. */
const MOST_MATCHES = 500;
const ALL = 2 ** 31 - 1;

/** Places of projects, to be found. */
@Injectable()
export class OwnPlaces {
  constructor(private readonly dataSource: DataSource) {}

  /** Places whose name, address or category has each word, or one that begins so; the best first. */
  async search(
    tenant: Tenant,
    text: string,
    { near, bounds, categories = [], limit = USUAL_LIMIT }: OwnPlaceSearch = {},
  ): Promise<OwnPlaceFound[]> {
    const query = queryOf(tenant, text);
    if (query === null) return [];
    const [south, west, north, east] = bounds ?? [-90, -180, 90, 180];
    const from = near ?? { lat: (south + north) / 2, lon: (west + east) / 2 };
    const y = mercatorY(from.lat);
    const values = [tenant, query, south, north, west, east, from.lon, y, MOST_MATCHES];
    const rows = await this.#rows(FIND_BY_WORDS, values);
    const wanted = folded(text);
    return rows
      .filter(({ category }) => isAmong(categories, category))
      .map((place) => ({
        place,
        score: scoreOf(folded(place.name), wanted),
        distanceM: near && distanceM(near.lat, near.lon, place.lat, place.lon),
      }))
      .toSorted(
        (one, other) =>
          other.score - one.score ||
          (one.distanceM ?? 0) - (other.distanceM ?? 0) ||
          (one.place.id < other.place.id ? -1 : 1),
      )
      .slice(0, limit);
  }

  /** Places within a circle, of some categories or of all, the nearest first. */
  nearest(
    tenant: Tenant,
    circle: Circle,
    categories: readonly string[] = [],
  ): AsyncGenerator<Away<OwnPlaceEntity>> {
    return nearestFirst(circle, ({ fromX, fromY, minX, minY, maxX, maxY }, most) => {
      const window = [minX, minY, maxX, maxY, fromX, fromY];
      const values = [tenant, ...window, Math.min(most, ALL), categories];
      return this.#rows(FIND_NEAREST, values);
    });
  }

  /** One place; null when the project has none such. */
  async get(tenant: Tenant, id: string): Promise<OwnPlaceEntity | null> {
    if (!isId('plc', id)) return null;
    return this.dataSource.manager.findOneBy(OwnPlaceEntity, { tenant, id });
  }

  async #rows(sql: string, values: unknown[]): Promise<OwnPlaceEntity[]> {
    const found: { id: string }[] = await this.dataSource.query(sql, values);
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return [];
    const rows = await this.dataSource
      .createQueryBuilder(OwnPlaceEntity, 'place')
      .where('place.id = any(:ids)', { ids })
      .getMany();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  }
}

const EXACT = 1;
const BEGINS = 0.9;
const WITHIN = 0.8;
const ELSEWHERE = 0.6;

function scoreOf(name: string, wanted: string): number {
  if (name === wanted) return EXACT;
  if (name.startsWith(wanted)) return BEGINS;
  return name.includes(wanted) ? WITHIN : ELSEWHERE;
}
