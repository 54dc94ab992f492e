import { FenceInvalid } from '../fence-invalid.js';
import type { PolygonGeometry } from '../fence.js';
import { bandsOf } from './bands.js';
import { splitBox } from './box.js';
import { checkCount } from './checks.js';
import { firstCrossing } from './crossing.js';
import { type Edges, edgesOf } from './edges.js';
import type { FenceShape } from './fence-shape.js';
import { rangeOf, type Ring, shifted, unrolled } from './rings.js';
import { EARTH_RADIUS_M, RADIANS } from '../../../earth.js';
import { bandsHave, NORTH, type Part, SOUTH } from './part.js';
import { type Spot } from './spot.js';

/** What a ring encloses, without its holes. */
export class PolygonShape implements FenceShape {
  readonly boxes;
  readonly #bands: Part;
  readonly #edges: Edges;

  /** @throws FenceInvalid */
  constructor({ rings }: PolygonGeometry, isChecked = false) {
    checkCount(
      rings.reduce((sum, ring) => sum + ring.length, 0),
      'rings',
    );
    const placed = place(rings.map((ring, index) => unrolled(ring, `rings.${index}`)));
    this.#edges = edgesOf(placed);
    if (!isChecked) checkCrossings(placed, this.#edges);
    if (!isChecked) checkHoles(placed);
    const { west, east } = rangeOf(placed[0]!);
    const part = bandsOf(this.#edges, west);
    this.#bands = part;
    const [south, north] = [part[SOUTH]!, part[NORTH]!];
    this.boxes = splitBox({ west, east, south, north }).map((box) => ({ box, part }));
  }

  /** The distance from an edge is that on a plane which touches the earth at the place. */
  isWithin(spot: Spot, marginM: number): boolean {
    return (
      bandsHave(this.#bands, 0, spot.lat, spot.lon) ||
      (marginM > 0 && this.#isNearEdge(spot, marginM))
    );
  }

  #isNearEdge({ lat, lon }: Spot, marginM: number): boolean {
    const { count, fromLon, fromLat, toLon, toLat } = this.#edges;
    const degrees = marginM / (EARTH_RADIUS_M * RADIANS);
    const squeeze = Math.cos(lat * RADIANS);
    for (let edge = 0; edge < count; edge++) {
      const [y, up] = [fromLat[edge]! - lat, toLat[edge]! - fromLat[edge]!];
      if (Math.min(y, y + up) > degrees || Math.max(y, y + up) < -degrees) continue;
      const away = fromLon[edge]! - lon;
      const x = (away - 360 * Math.round(away / 360)) * squeeze;
      const east = (toLon[edge]! - fromLon[edge]!) * squeeze;
      const square = east * east + up * up;
      const share = square > 0 ? Math.min(1, Math.max(0, -(x * east + y * up) / square)) : 0;
      if (Math.hypot(x + share * east, y + share * up) <= degrees) return true;
    }
    return false;
  }
}

/** Rings on one map: the first begins between -180 and 180, holes lie where it lies. */
function place(rings: readonly Ring[]): Ring[] {
  const [outer, ...holes] = rings;
  if (!outer) throw new FenceInvalid('too_few_points', 'rings', 'Needs a ring.');
  const moved = shifted(outer, -Math.floor((rangeOf(outer).west + 180) / 360));
  const { west } = rangeOf(moved);
  const centred = holes.map((hole) => {
    return shifted(hole, Math.ceil((west - rangeOf(hole).west - 1e-9) / 360));
  });
  return [moved, ...centred];
}

function checkCrossings(rings: readonly Ring[], edges: Edges): void {
  const found = firstCrossing(edges);
  if (!found) return;
  const [one, other] = [found.edge, found.other].map((edge) => {
    const ring = edges.ring[edge]!;
    return `rings.${ring}.${rings[ring]!.given[edge - edges.firstOf[ring]!]!}`;
  });
  const near = `${edges.fromLat[found.edge]!}, ${((edges.fromLon[found.edge]! + 540) % 360) - 180}`;
  throw new FenceInvalid(
    'crosses_itself',
    one!,
    `The edge that begins here crosses or touches the one that begins at ${other!} (near ${near}).`,
  );
}

function checkHoles([outer, ...holes]: readonly Ring[]): void {
  const bands = bandsOf(edgesOf([outer!]), -Infinity);
  holes.forEach(({ points }, index) => {
    // A hole may touch the ring with some points, not with all.
    if (points.some(([lon, lat]) => bandsHave(bands, 0, lat, lon))) return;
    throw new FenceInvalid('hole_outside', `rings.${index + 1}`, 'Is no hole: it lies outside.');
  });
}
