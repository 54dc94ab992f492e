import type { Position } from 'geojson';
import { type OsmMember, type OsmTags, readMap } from '../../osm/index.js';
import { boundaryZoom, classifyLine, classifyPoint } from '../schema/classify.js';

/** A way that is drawn, or is part of what is drawn. */
export interface MappedWay {
  readonly tags: OsmTags;
  readonly refs: readonly number[];
}

/** An area of several ways. */
export interface MappedArea {
  readonly tags: OsmTags;
  readonly members: readonly OsmMember[];
}

/** What of a map is drawn, as it was mapped. */
export interface MappedShapes {
  readonly ways: ReadonlyMap<number, MappedWay>;
  readonly areas: readonly MappedArea[];
  /** The lowest level of administration that a way is the border of. */
  readonly borders: ReadonlyMap<number, number>;
  readonly points: readonly { readonly tags: OsmTags; readonly at: Position }[];
  readonly positions: ReadonlyMap<number, Position>;
  /** Nodes of ways along the sea, which lies to the right of them. */
  readonly coasts: readonly (readonly number[])[];
}

/**
 * Reads a map three times, since what needs a thing comes behind it: only nodes that are drawn are kept.
 * @throws MapFileInvalid
 */
export async function readShapes(
  source: string,
  onProgress: (share: number) => void,
): Promise<MappedShapes> {
  const areas: MappedArea[] = [];
  const borders = new Map<number, number>();
  const parts = new Set<number>();
  const progress = (pass: number) => ({
    onProgress: (read: number, all: number) => onProgress((pass + read / all) / 3),
  });
  const relation = (_: number, tags: OsmTags, members: readonly OsmMember[]): void => {
    const ways = members.filter(({ kind }) => kind === 'way');
    if (boundaryZoom(tags) !== null) {
      const level = Number(tags['admin_level']);
      for (const { ref } of ways) borders.set(ref, Math.min(level, borders.get(ref) ?? level));
    }
    if (tags['type'] !== 'multipolygon' || !classifyLine(tags)?.isArea) return;
    areas.push({ tags, members: ways });
    for (const { ref } of ways) parts.add(ref);
  };
  await readMap(source, { relation }, progress(0));
  const ways = new Map<number, MappedWay>();
  const wanted = new Set<number>();
  const coasts: (readonly number[])[] = [];
  const way = (id: number, tags: OsmTags, refs: readonly number[]): void => {
    if (tags['natural'] === 'coastline' && refs.length > 1) {
      coasts.push(refs);
      for (const ref of refs) wanted.add(ref);
    }
    const isDrawn = classifyLine(tags) !== null || classifyPoint(tags) !== null;
    if (!isDrawn && !parts.has(id) && !borders.has(id)) return;
    ways.set(id, { tags, refs });
    for (const ref of refs) wanted.add(ref);
  };
  await readMap(source, { way }, progress(1));
  const positions = new Map<number, Position>();
  const points: { tags: OsmTags; at: Position }[] = [];
  const node = (id: number, lat: number, lon: number, tags: OsmTags | null): void => {
    if (wanted.has(id)) positions.set(id, [lon, lat]);
    if (tags && classifyPoint(tags)) points.push({ tags, at: [lon, lat] });
  };
  await readMap(source, { node }, progress(2));
  return { ways, areas, borders, points, positions, coasts };
}
