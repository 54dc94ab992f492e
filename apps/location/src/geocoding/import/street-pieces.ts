import Flatbush from 'flatbush';
import { distanceM } from '../../roads/network/geo-distance.js';
import { degreesOf, northing, SCALE } from '../places-on-earth.js';
import type { Line } from './thing.js';

/** A place on a street. */
export interface OnStreet {
  /** Number of the street. */
  readonly of: number;
  readonly distanceM: number;
}

const MORE = 12;

/** Straight pieces of streets, to find the nearest. */
export class StreetPieces {
  constructor(
    readonly of: Int32Array,
    /** Latitude and longitude of both ends, 10⁻⁷ degrees. */
    readonly ends: Int32Array,
    readonly tree: Flatbush | null,
  ) {}

  static from(streets: readonly { readonly lines: readonly Line[] }[]): StreetPieces {
    const of: number[] = [];
    const ends: number[] = [];
    for (const [street, { lines }] of streets.entries()) {
      for (const line of lines) {
        for (let at = 0; at + 3 < line.length; at += 2) {
          of.push(street);
          for (let part = 0; part < 4; part++) ends.push(Math.round(line[at + part]! * SCALE));
        }
      }
    }
    const tree = of.length > 0 ? new Flatbush(of.length) : null;
    for (let at = 0; at < ends.length; at += 4) {
      const [x1, y1] = [ends[at + 1]! / SCALE, northing(ends[at]! / SCALE)];
      const [x2, y2] = [ends[at + 3]! / SCALE, northing(ends[at + 2]! / SCALE)];
      tree!.add(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2));
    }
    tree?.finish();
    return new StreetPieces(Int32Array.from(of), Int32Array.from(ends), tree);
  }

  /** The nearest streets, each once, the nearest first. */
  near(lat: number, lon: number, withinM: number, most: number): OnStreet[] {
    const pieces =
      this.tree?.neighbors(lon, northing(lat), most * MORE, degreesOf(withinM, lat)) ?? [];
    const nearest = new Map<number, number>();
    for (const piece of pieces) {
      const metres = this.#distance(piece, lat, lon);
      const street = this.of[piece]!;
      if (metres <= withinM && metres < (nearest.get(street) ?? Infinity))
        nearest.set(street, metres);
    }
    return Array.from(nearest, ([of, metres]) => ({ of, distanceM: metres }))
      .toSorted((one, other) => one.distanceM - other.distanceM || one.of - other.of)
      .slice(0, most);
  }

  #distance(piece: number, lat: number, lon: number): number {
    const at = piece * 4;
    const [lat1, lon1] = [this.ends[at]! / SCALE, this.ends[at + 1]! / SCALE];
    const [lat2, lon2] = [this.ends[at + 2]! / SCALE, this.ends[at + 3]! / SCALE];
    const scale = Math.cos((lat * Math.PI) / 180);
    const [x, y] = [(lon2 - lon1) * scale, lat2 - lat1];
    const length = x * x + y * y;
    const share = length === 0 ? 0 : ((lon - lon1) * scale * x + (lat - lat1) * y) / length;
    const part = Math.max(0, Math.min(1, share));
    return distanceM(lat, lon, lat1 + (lat2 - lat1) * part, lon1 + (lon2 - lon1) * part);
  }
}
