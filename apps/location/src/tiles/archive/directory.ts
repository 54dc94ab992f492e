import { gzipSync } from 'node:zlib';
import { PbfWriter } from 'pbf';

/** Where a tile lies. A run of more than one has the same content; a run of none leads to a further directory. */
export interface Entry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
  run: number;
}

/** What comes before the rest, with the header, must fit into this many bytes. */
const MOST_ROOT_BYTES = 16_384 - 127;
const LEAF_ENTRIES = 4096;

/** A root, and the leaves that it leads to when it were too large. */
export function directories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const whole = encoded(entries);
  if (whole.length <= MOST_ROOT_BYTES) return { root: whole, leaves: Buffer.alloc(0) };
  for (let size = LEAF_ENTRIES; ; size *= 2) {
    const leaves: Buffer[] = [];
    const roots: Entry[] = [];
    let offset = 0;
    for (let at = 0; at < entries.length; at += size) {
      const leaf = encoded(entries.slice(at, at + size));
      roots.push({ id: entries[at]!.id, offset, length: leaf.length, run: 0 });
      offset += leaf.length;
      leaves.push(leaf);
    }
    const root = encoded(roots);
    if (root.length <= MOST_ROOT_BYTES) return { root, leaves: Buffer.concat(leaves) };
  }
}

function encoded(entries: readonly Entry[]): Buffer {
  const writer = new PbfWriter();
  writer.writeVarint(entries.length);
  entries.forEach(({ id }, at) => writer.writeVarint(id - (entries[at - 1]?.id ?? 0)));
  for (const { run } of entries) writer.writeVarint(run);
  for (const { length } of entries) writer.writeVarint(length);
  entries.forEach(({ offset }, at) => {
    const before = entries[at - 1];
    const follows = before !== undefined && before.offset + before.length === offset;
    writer.writeVarint(follows ? 0 : offset + 1);
  });
  return gzipSync(writer.finish());
}
