import type { IsClosed } from '../hierarchy/guided-search.js';
import type { Router } from '../routes/router.js';
import { ClosedArea, type PolygonRings } from './closed-area.js';
import { PolygonInvalid } from './polygon-invalid.js';

const MOST_POLYGONS = 100;
const MOST_VERTICES = 10_000;

/**
 * The edges that meet one of polygons, be it on its border: nobody goes on any part of them, and who
 * begins or ends on one does not get away. Holes are open.
 * @param polygons up to 100, with up to 10,000 points in all
 * @throws PolygonInvalid
 */
export function closedBy(
  { roads: { network, graph }, snapper }: Router,
  polygons: readonly PolygonRings[],
): { readonly segments: ReadonlySet<number>; readonly isClosed: IsClosed } {
  refuseTooMany(polygons);
  const areas = polygons.map((rings, index) => new ClosedArea(rings, index));
  const { shapeLat, shapeLon } = network;
  const segments = new Set<number>();
  for (const area of areas) {
    for (const { segment, point } of snapper.piecesWithin(area.box)) {
      if (segments.has(segment)) continue;
      const from = [shapeLon[point]!, shapeLat[point]!] as const;
      const to = [shapeLon[point + 1]!, shapeLat[point + 1]!] as const;
      if (area.meets(from, to)) segments.add(segment);
    }
  }
  return { segments, isClosed: (edge) => segments.has(graph.edges.segment[edge]!) };
}

/** Before anything is worked out. */
function refuseTooMany(polygons: readonly PolygonRings[]): void {
  if (polygons.length > MOST_POLYGONS) throw new PolygonInvalid('too_many_polygons', MOST_POLYGONS);
  let vertices = 0;
  polygons.forEach((rings, polygon) => {
    vertices += rings.reduce((sum, ring) => sum + ring.length, 0);
    if (vertices > MOST_VERTICES) throw new PolygonInvalid('too_many_vertices', polygon);
  });
}
