import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Bounds } from '../../maps/regions/region.entity.js';
import { archiveHeader } from './archive-header.js';
import { directories, type Entry } from './directory.js';

/** A tile by its number (see `tileId`), not compressed. */
export interface Tile {
  readonly id: number;
  readonly bytes: Uint8Array;
}

/** What is told of an archive. */
export interface ArchiveAbout {
  readonly zooms: readonly [number, number];
  readonly bounds: Bounds;
  readonly metadata: Readonly<Record<string, unknown>>;
}

const COPY_BYTES = 1024 * 1024;

/**
 * Writes tiles, which come in the order of their numbers, as an archive. Same contents are kept once. The file is
 * there whole or not at all; memory holds its directory only.
 * @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export async function writeArchive(
  path: string,
  tiles: Iterable<Tile>,
  about: ArchiveAbout,
): Promise<{ readonly tiles: number; readonly bytes: number }> {
  const [unfinished, contents] = [`${path}.${process.pid}.part`, `${path}.${process.pid}.tiles`];
  try {
    const entries: Entry[] = [];
    const known = new Map<string, Entry>();
    let [size, addressed] = [0, 0];
    await using kept = await open(contents, 'w+', 0o600);
    for (const { id, bytes } of tiles) {
      addressed++;
      const digest = createHash('sha256').update(bytes).digest('base64');
      const same = known.get(digest);
      const last = entries.at(-1);
      if (same && last?.offset === same.offset && last.id + last.run === id) {
        last.run++;
        continue;
      }
      const packed = same ? null : gzipSync(bytes);
      const length = same?.length ?? packed!.length;
      const entry = { id, offset: same?.offset ?? size, length, run: 1 };
      entries.push(entry);
      if (!packed) continue;
      known.set(digest, entry);
      await kept.write(packed);
      size += length;
    }
    const { root, leaves } = directories(entries);
    const metadata = gzipSync(JSON.stringify(about.metadata));
    const parts = {
      root: root.length,
      metadata: metadata.length,
      leaves: leaves.length,
      tiles: size,
    };
    const counted = { addressed, entries: entries.length, contents: known.size };
    {
      await using file = await open(unfinished, 'w', 0o600);
      const header = archiveHeader({ ...about, ...parts, ...counted });
      for (const part of [header, root, metadata, leaves]) await file.writeFile(part);
      const buffer = Buffer.alloc(COPY_BYTES);
      for (let at = 0; at < size;) {
        const { bytesRead } = await kept.read(buffer, 0, COPY_BYTES, at);
        await file.writeFile(buffer.subarray(0, bytesRead));
        at += bytesRead;
      }
      await file.sync();
    }
    await rename(unfinished, path);
    return { tiles: addressed, bytes: size };
  } finally {
    await Promise.all([contents, unfinished].map((name) => rm(name, { force: true })));
  }
}
