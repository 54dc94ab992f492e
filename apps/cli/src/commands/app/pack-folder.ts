import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { lstat, readdir, readFile, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import ignore, { type Ignore } from 'ignore';
import { type Pack, pack } from 'tar-stream';

/** Files that name what stays behind, as git reads them. */
const IGNORE_FILES = ['.gitignore', '.skydeckignore'];
/** Never a part of the code. */
const NEVER = ['.git', 'node_modules', '.DS_Store'];

interface Rules {
  /** Folder that the patterns are relative to. */
  readonly below: string;
  readonly patterns: Ignore;
}

/** What is packed, and what is not for a reason that should be told. */
export interface FolderPack {
  readonly archive: Gzip;
  readonly skipped: string[];
  /** Settles when all is packed. */
  readonly done: Promise<void>;
}

/** Packs a folder; the same files make the same bytes, whenever and by whomever. */
export function packFolder(folder: string): FolderPack {
  const tar = pack();
  const archive = createGzip();
  const skipped: string[] = [];
  const filling = fill({ tar, root: folder, skipped }, '', [
    { below: '', patterns: ignore().add(NEVER) },
  ]).then(() => tar.finalize());
  const done = Promise.all([filling, pipeline(Readable.from(tar), archive)]).then(() => undefined);
  // Told by whoever reads the archive first; here it must not count as unheard.
  done.catch((error: Error) => archive.destroy(error));
  return { archive, skipped, done };
}

interface Packing {
  readonly tar: Pack;
  readonly root: string;
  readonly skipped: string[];
}

async function fill(packing: Packing, below: string, above: readonly Rules[]): Promise<void> {
  const { root, skipped } = packing;
  const rules = [...above, ...(await rulesIn(root, below))];
  for (const name of (await readdir(path.join(root, below))).toSorted()) {
    const at = below === '' ? name : `${below}/${name}`;
    const about = await lstat(path.join(root, at));
    if (isIgnored(at, about.isDirectory(), rules)) continue;
    if (about.isDirectory()) await fill(packing, at, rules);
    else if (about.isSymbolicLink()) await addLink(packing, at);
    else if (about.isFile()) await addFile(packing, at, about);
    else skipped.push(at);
  }
}

/** A link leads outside or to nothing on the other machine, unless its end is packed as well. */
async function addLink({ tar, root, skipped }: Packing, at: string): Promise<void> {
  const target = await readlink(path.join(root, at));
  const end = await realpath(path.join(root, at)).catch(() => undefined);
  const home = await realpath(root);
  const isInside = end !== undefined && (end === home || end.startsWith(`${home}${path.sep}`));
  if (!isInside || path.isAbsolute(target)) {
    skipped.push(at);
    return;
  }
  tar.entry({ ...SAME, name: at, type: 'symlink', linkname: target });
}

async function addFile(
  { tar, root }: Packing,
  at: string,
  { size, mode }: { size: number; mode: number },
): Promise<void> {
  const entry = tar.entry({ ...SAME, name: at, size, mode: mode & 0o100 ? 0o755 : 0o644 });
  await pipeline(createReadStream(path.join(root, at)), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      if (!entry.write(chunk)) await once(entry, 'drain');
    }
    entry.end(Buffer.alloc(0));
  });
}

const SAME = { mtime: new Date(0), uid: 0, gid: 0 };

async function rulesIn(root: string, below: string): Promise<Rules[]> {
  const found: Rules[] = [];
  for (const name of IGNORE_FILES) {
    const text = await readFile(path.join(root, below, name), 'utf8').catch(() => undefined);
    if (text !== undefined) found.push({ below, patterns: ignore().add(text) });
  }
  return found;
}

/** The rules of the deepest folder win, as with git. */
function isIgnored(at: string, isFolder: boolean, rules: readonly Rules[]): boolean {
  for (const { below, patterns } of rules.toReversed()) {
    const relative = below === '' ? at : at.slice(below.length + 1);
    const { ignored, unignored } = patterns.test(isFolder ? `${relative}/` : relative);
    if (ignored) return true;
    if (unignored) return false;
  }
  return false;
}
