import type { IsClosed } from '../hierarchy/guided-search.js';
import type { ProfileName } from '../profiles/profiles.js';
import type { ProfileRoads } from '../routes/find-leg.js';
import type { RoadPoint } from '../snapping/piece-index.js';
import { type MultiPolygon, polygonsOf } from './contour-polygons.js';
import { LocalPlane, type Metres } from './local-plane.js';
import { lineOfPart } from './part-line.js';
import { DrawnParts } from './drawn-parts.js';
import { frameAround, ReachGrid } from './reach-grid.js';
import { type ReachedPart, type ReachMeasure, ReachSearch, within } from './reached-parts.js';
import { thinned } from './thinned-line.js';

const PER_UNIT = 1000;
const CELLS_ACROSS = 200;
const LEAST_CELL_M = 10;
/** Cells around a road that are within: gaps between streets close, and no line is cut. */
const CELLS_OF_REACH = 2.5;
/** Cells by which a line may be drawn beside where it is. */
const ASIDE_CELLS = 0.25;

/** An area that is reached. */
export interface Isochrone {
  /** Seconds or metres, as asked for. */
  readonly limit: number;
  /** Holds every place on roads that is reached, and nothing that is `marginM` and a cell away from them. */
  readonly area: MultiPolygon;
  /** Metres of roads that are reached; both directions of one count once each. */
  readonly reachedM: number;
  /** How far around roads the area extends. */
  readonly marginM: number;
}

/** Tells how far one gets from places with one profile. Holds memory for one question at a time. */
export class Isochrones {
  readonly #searches = new Map<ReachMeasure, ReachSearch>();

  constructor(
    private readonly roads: ProfileRoads,
    private readonly profile: ProfileName,
  ) {}

  /**
   * Areas by limits, in their order; the area of a larger limit contains that of a smaller one.
   * @param limits seconds or metres, greater than 0, up to 86,400 seconds or 2,000,000 metres
   * @param isClosed of edges: where nobody goes this time
   * @returns none when the road of the place is closed itself
   * @throws RangeError when a limit is none
   */
  around(
    place: RoadPoint,
    limits: readonly number[],
    measure: ReachMeasure,
    isClosed?: IsClosed,
  ): Isochrone[] {
    const allowed = measure === 'time' ? 86_400 : 2_000_000;
    const wrong = limits.find((limit) => !(limit > 0 && limit <= allowed));
    if (wrong !== undefined || limits.length === 0) {
      throw new RangeError(`A limit is greater than 0 and at most ${allowed}`);
    }
    const most = Math.round(Math.max(...limits) * PER_UNIT);
    const all = this.#searchOf(measure).from(place, most, isClosed);
    if (all.length === 0) return [];
    const plane = new LocalPlane(place.lat, place.lon);
    const lineOf = new Map(all.map((part) => [part, this.#metresOf(part, plane)]));
    const lines = [...lineOf.values()];
    const cellM = Math.max(LEAST_CELL_M, extentOf(lines) / CELLS_ACROSS);
    const marginM = CELLS_OF_REACH * cellM;
    const frame = frameAround(lines, { cellM, roomM: marginM + 2 * cellM });
    const drawn = new DrawnParts();
    const found = new Map<number, Isochrone>();
    let grid: ReachGrid | undefined;
    // What is within a smaller limit is within the larger ones: each part is drawn once.
    for (const limit of [...new Set(limits)].toSorted((one, other) => one - other)) {
      grid = new ReachGrid(frame, marginM, grid);
      const parts = within(all, Math.round(limit * PER_UNIT));
      for (const part of parts) {
        if (drawn.has(part, this.roads)) continue;
        const whole = lineOf.get(part) ?? this.#metresOf(part, plane);
        const line = thinned(whole, cellM * ASIDE_CELLS);
        for (let at = 1; at < line.length; at++) grid.add(line[at - 1]!, line[at]!);
      }
      const reachedM = parts.reduce((sum, part) => sum + this.#lengthM(part), 0);
      found.set(limit, { limit, area: polygonsOf(grid, plane), reachedM, marginM });
    }
    return limits.map((limit) => found.get(limit)!);
  }

  #searchOf(measure: ReachMeasure): ReachSearch {
    const known = this.#searches.get(measure);
    if (known) return known;
    const search = new ReachSearch(this.roads, this.profile, measure);
    this.#searches.set(measure, search);
    return search;
  }

  #metresOf(part: ReachedPart, plane: LocalPlane): Metres[] {
    return lineOfPart(this.roads, part).map((point) => plane.metres(point));
  }

  #lengthM({ edge, fromShare, toShare }: ReachedPart): number {
    const { network, graph } = this.roads;
    return (network.lengthMm[graph.edges.segment[edge]!]! / PER_UNIT) * (toShare - fromShare);
  }
}

/** The longer side of the box around lines. */
function extentOf(lines: readonly (readonly Metres[])[]): number {
  const { columns, rows } = frameAround(lines, { cellM: 1, roomM: 0 });
  return Math.max(columns, rows);
}
