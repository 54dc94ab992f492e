import { distanceM } from '../../roads/network/geo-distance.js';
import { mercatorY } from './mercator-y.js';
import { type Circle, searchPlan, type SearchWindow } from './search-windows.js';

/** Something that lies somewhere. */
export interface Placed {
  readonly id: string;
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
}

/** The same, seen from somewhere. */
export type Away<Item> = Item & { readonly distanceM: number };

/** Reads what lies in a window, the nearest on the map first, at most so many. */
export type ReadWindow<Item extends Placed> = (
  window: SearchWindow,
  most: number,
) => Promise<readonly Item[]> | readonly Item[];

const FIRST_READ = 32;
const GROWTH = 4;
/** A map is flat and the earth is not: what differs by less is not told apart by it. */
const CARE = 1 - 1e-6;

/**
 * What lies within a circle, by its distance over the earth. Indexes know the order on a map only: as many are
 * read as make sure that nothing that was not read is nearer.
 */
export async function* nearestFirst<Item extends Placed>(
  circle: Circle,
  read: ReadWindow<Item>,
): AsyncGenerator<Away<Item>> {
  const { windows, metresPerDegree } = searchPlan(circle);
  const told = new Set<string>();
  const isFlat = metresPerDegree > 0;
  for (let most = isFlat ? FIRST_READ : Number.MAX_SAFE_INTEGER; ; most *= GROWTH) {
    let sureM = Infinity;
    const found = new Map<string, Away<Item>>();
    for (const window of windows) {
      const items = await read(window, most);
      for (const item of items) {
        const away = distanceM(circle.lat, circle.lon, item.lat, item.lon);
        if (away <= circle.radiusM) found.set(item.id, { ...item, distanceM: away });
      }
      const last = items.at(-1);
      if (last && items.length >= most) {
        sureM = Math.min(sureM, degreesAway(window, last) * metresPerDegree * CARE);
      }
    }
    const sorted = Array.from(found.values()).toSorted(
      (one, other) => one.distanceM - other.distanceM || (one.id < other.id ? -1 : 1),
    );
    for (const item of sorted) {
      if (item.distanceM > sureM) break;
      if (told.has(item.id)) continue;
      told.add(item.id);
      yield item;
    }
    if (sureM === Infinity) return;
  }
}

const degreesAway = ({ fromX, fromY }: SearchWindow, { lat, lon }: Placed): number =>
  Math.hypot(lon - fromX, mercatorY(lat) - fromY);
