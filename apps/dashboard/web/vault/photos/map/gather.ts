import type { Photo } from '../../../api/vault-photos.js';

/** Marks are so far from each other at least. */
const CELL_PX = 72;
/** A tile of the map, on which the world is at zoom 0. */
const WORLD_PX = 512;

/** Which part of the world a map shows, and how near. */
export interface Sight {
  /** `south,west,north,east` */
  readonly box: string;
  readonly zoom: number;
}

/** Photographs that are one mark on the map. */
export interface PhotoGroup {
  readonly lat: number;
  readonly lon: number;
  readonly photos: readonly Photo[];
}

/** Puts those together that would lie on each other at a zoom. */
export function gather(photos: readonly Photo[], zoom: number): readonly PhotoGroup[] {
  const scale = WORLD_PX * 2 ** Math.floor(zoom);
  const cells = new Map<string, Photo[]>();
  for (const photo of photos) {
    const { latitude, longitude } = photo;
    if (latitude === null || longitude === null) continue;
    const x = ((longitude + 180) / 360) * scale;
    const y = mercator(latitude) * scale;
    const cell = `${Math.floor(x / CELL_PX)} ${Math.floor(y / CELL_PX)}`;
    cells.set(cell, [...(cells.get(cell) ?? []), photo]);
  }
  return [...cells.values()].map((group) => ({
    lat: middle(group.map(({ latitude }) => latitude ?? 0)),
    lon: middle(group.map(({ longitude }) => longitude ?? 0)),
    photos: group,
  }));
}

/** How far down a latitude is on the map, 0 to 1 (spherical Mercator). */
function mercator(latitude: number): number {
  const most = 85.0511;
  const sine = Math.sin((Math.max(-most, Math.min(most, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

const middle = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
