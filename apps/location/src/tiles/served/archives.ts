import { TileArchive } from '../archive/read-archive.js';
import { mergeTiles } from './merge-tiles.js';

/** Where tiles come from. */
export interface TileSource {
  /** A tile, not compressed; null when there is nothing. */
  tile(z: number, x: number, y: number): Promise<Uint8Array | null>;
}

/** Several archives as if they were one. */
export function archivesOf(paths: readonly string[]): TileSource {
  const archives = paths.map((path) => new TileArchive(path));
  return { tile: (z, x, y) => mergedTile(archives, [z, x, y]) };
}

/** A tile with what all of these have. */
export async function mergedTile(
  archives: readonly TileArchive[],
  at: readonly [z: number, x: number, y: number],
): Promise<Uint8Array | null> {
  const found = await Promise.all(archives.map((archive) => archive.tile(...at).catch(absent)));
  const tiles = found.filter((bytes) => bytes !== null);
  return tiles.length === 0 ? null : mergeTiles(tiles);
}

/** A map with nothing to draw has no archive, nor has one that was deleted meanwhile. */
export function absent(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  return null;
}
