import { EARTH_RADIUS_M, RADIANS } from '../../earth.js';
import Flatbush from 'flatbush';
import type { RoadNetwork } from '../network/road-network.js';
import { squeezeOf } from './along.js';
import type { SnapArrays } from './snap-arrays.js';

const DEGREES = 1e-7;
const FIRST_LOOK = 12;
const MOST_LOOKED_AT = 3072;

/** A place on a road. */
export interface RoadPoint {
  readonly segment: number;
  /** Of the shape: the point before it. */
  readonly point: number;
  /** How far along the segment, from 0 to 1. */
  readonly share: number;
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
  /** Metres from where it was asked for. */
  readonly distanceM: number;
}

/** A straight piece of a segment: from a point of the shape to the next. */
export interface RoadPiece {
  readonly segment: number;
  readonly point: number;
}

/** In degrees. */
export interface DegreeBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Finds roads near a place: a tree of the straight pieces that roads are made of. */
export class PieceIndex {
  readonly #tree: Flatbush | null;
  /** By piece: the point of the shape where it begins, and the segment. */
  readonly #point: Int32Array;
  readonly #segment: Int32Array;
  /** Degrees of longitude are shorter than those of latitude: by so much in the middle of the map. */
  readonly #squeeze: number;
  /** Millimetres along its segment, by point of the shape. */
  readonly #alongMm: Float64Array;

  constructor(
    private readonly network: RoadNetwork,
    { tree, point, segment, alongMm }: SnapArrays,
  ) {
    this.#point = point;
    this.#segment = segment;
    this.#squeeze = squeezeOf(network);
    this.#alongMm = alongMm;
    this.#tree = point.length > 0 ? Flatbush.from(tree.buffer, tree.byteOffset) : null;
  }

  /**
   * The nearest point of each of the nearest roads, the nearest first.
   * @param isWanted which segments count
   */
  near(
    lat: number,
    lon: number,
    {
      most,
      withinM,
      isWanted,
    }: { most: number; withinM: number; isWanted?: (segment: number) => boolean },
  ): RoadPoint[] {
    if (!this.#tree) return [];
    const [x, y] = [(lon / DEGREES) * this.#squeeze, lat / DEGREES];
    const filter = isWanted && ((piece: number) => isWanted(this.#segment[piece]!));
    const reach = withinM / (EARTH_RADIUS_M * RADIANS * DEGREES);
    for (let look = FIRST_LOOK; ; look *= 4) {
      const pieces = this.#tree.neighbors(x, y, look, reach * 1.5, filter);
      const found = this.#bestOf(pieces, lat, lon).filter((one) => one.distanceM <= withinM);
      const isAll = pieces.length < look || look >= MOST_LOOKED_AT;
      if (isAll) return found.slice(0, most);
      // Boxes come in their order; none that is still to come is nearer than the last that came.
      const seenToM = this.#boxDistanceM(pieces.at(-1)!, x, y);
      const sure = found.filter((one) => one.distanceM <= seenToM);
      if (sure.length >= most) return sure.slice(0, most);
    }
  }

  /** The straight pieces of roads whose boxes meet a box, all in degrees; some just beside it too. */
  within({ south, west, north, east }: DegreeBox): RoadPiece[] {
    if (!this.#tree || !(south <= north && west <= east)) return [];
    const [left, right] = [west, east].map((lon) => (lon / DEGREES) * this.#squeeze);
    // What is rounded to whole units must not be missed.
    const found = this.#tree.search(
      left! - 1,
      south / DEGREES - 1,
      right! + 1,
      north / DEGREES + 1,
    );
    return found.map((piece) => ({ segment: this.#segment[piece]!, point: this.#point[piece]! }));
  }

  #bestOf(pieces: readonly number[], lat: number, lon: number): RoadPoint[] {
    const best = new Map<number, RoadPoint>();
    for (const piece of pieces) {
      const segment = this.#segment[piece]!;
      const found = this.#onPiece(segment, this.#point[piece]!, lat, lon);
      const known = best.get(segment);
      if (!known || found.distanceM < known.distanceM) best.set(segment, found);
    }
    return [...best.values()].toSorted((one, other) => one.distanceM - other.distanceM);
  }

  /** On a plane that touches the earth where it was asked: exact enough for the length of a street. */
  #onPiece(segment: number, point: number, lat: number, lon: number): RoadPoint {
    const { shapeLat, shapeLon, lengthMm } = this.network;
    const squeeze = Math.cos(lat * RADIANS);
    const x = (shapeLon[point]! * DEGREES - lon) * squeeze;
    const y = shapeLat[point]! * DEGREES - lat;
    const east = (shapeLon[point + 1]! * DEGREES - lon) * squeeze - x;
    const north = shapeLat[point + 1]! * DEGREES - lat - y;
    const square = east * east + north * north;
    const share = square > 0 ? Math.min(1, Math.max(0, -(x * east + y * north) / square)) : 0;
    const [away, up] = [x + share * east, y + share * north];
    const along = this.#alongMm;
    const alongMm = along[point]! + share * (along[point + 1]! - along[point]!);
    return {
      segment,
      point,
      share: lengthMm[segment]! > 0 ? Math.min(1, alongMm / lengthMm[segment]!) : 0,
      lat: lat + up,
      lon: squeeze > 0 ? lon + away / squeeze : lon,
      distanceM: Math.hypot(away, up) * RADIANS * EARTH_RADIUS_M,
    };
  }

  #boxDistanceM(piece: number, x: number, y: number): number {
    const { shapeLat, shapeLon } = this.network;
    const at = this.#point[piece]!;
    const [one, other] = [shapeLon[at]!, shapeLon[at + 1]!].map((lon) => lon * this.#squeeze);
    const away = outside(x, Math.min(one!, other!), Math.max(one!, other!));
    const up = outside(
      y,
      Math.min(shapeLat[at]!, shapeLat[at + 1]!),
      Math.max(shapeLat[at]!, shapeLat[at + 1]!),
    );
    return Math.hypot(away, up) * DEGREES * RADIANS * EARTH_RADIUS_M;
  }
}

const outside = (value: number, least: number, most: number): number =>
  Math.max(least - value, 0, value - most);
