import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fromBinary, namesOf, readName, toBinary } from './object-path.js';

/** Keys under a prefix and behind another key, in byte order, read folder by folder. */
export async function* keysUnder(root: string, prefix: string, after = ''): AsyncGenerator<string> {
  const base = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  const folder = path.join(root, ...namesOf(base).slice(0, -1));
  const wanted: Wanted = { prefix: toBinary(prefix), after: toBinary(after) };
  for await (const key of walk(folder, toBinary(base), wanted)) yield fromBinary(key);
}

interface Wanted {
  readonly prefix: string;
  readonly after: string;
}

interface Entry {
  /** The object's key, or what the keys below begin with. */
  readonly start: string;
  /** Folder to go down into; undefined for an object. */
  readonly folder?: string;
}

async function* walk(folder: string, base: string, wanted: Wanted): AsyncGenerator<string> {
  for (const entry of await entriesOf(folder, base, wanted)) {
    if (entry.folder === undefined) yield entry.start;
    else yield* walk(entry.folder, entry.start, wanted);
  }
}

async function entriesOf(folder: string, base: string, wanted: Wanted): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const found of await namesIn(folder)) {
    const name = readName(found.name);
    if (!name) continue;
    const start = base + name.text + (name.kind === 'folder' ? '/' : '');
    if (name.kind === 'object') {
      const isWanted = start.startsWith(wanted.prefix) && start > wanted.after;
      if (isWanted && found.isFile()) entries.push({ start });
    } else if (found.isDirectory() && mayHold(start, wanted)) {
      entries.push({ start, folder: path.join(folder, found.name) });
    }
  }
  return entries.toSorted((one, other) => (one.start < other.start ? -1 : 1));
}

/** Whether keys that begin so can be under the prefix and behind the key before. */
function mayHold(start: string, { prefix, after }: Wanted): boolean {
  const isInside = start.startsWith(prefix) || prefix.startsWith(start);
  return isInside && (start > after || after.startsWith(start));
}

async function namesIn(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    // A folder goes with its last object.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
