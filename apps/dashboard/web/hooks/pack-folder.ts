import ignore, { type Ignore } from 'ignore';
import { createTarPacker } from 'modern-tar';
import { NothingToPack } from './nothing-to-pack.js';
import type { PickedFile } from './picked-files.js';

/** Files that name what stays behind, as git reads them. */
const IGNORE_FILES: ReadonlySet<string> = new Set(['.gitignore', '.skydeckignore']);

interface Rules {
  /** Folder that the patterns are relative to, with its slash; empty for the top. */
  readonly below: string;
  readonly patterns: Ignore;
}

/** A packed folder. */
export interface PackedFolder {
  readonly archive: Blob;
  /** How many files are in it. */
  readonly count: number;
}

/** Packs a folder as `.tar.gz`, but for what its ignore files name. */
export async function packFolder(files: readonly PickedFile[]): Promise<PackedFolder> {
  const rules = await rulesIn(files);
  const kept = files
    .filter(({ path }) => !isIgnored(path, rules))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  if (kept.length === 0) throw new NothingToPack();
  const { readable, controller } = createTarPacker();
  const packed = new Response(readable.pipeThrough(new CompressionStream('gzip'))).blob();
  for (const { path, file } of kept) {
    // A file that a program is started by must stay so; browsers do not tell which these are.
    const body = controller.add({ name: path, size: file.size, mode: 0o755, mtime: new Date(0) });
    await file.stream().pipeTo(body);
  }
  controller.finalize();
  return { archive: await packed, count: kept.length };
}

async function rulesIn(files: readonly PickedFile[]): Promise<Rules[]> {
  const found = files.filter(({ path }) => IGNORE_FILES.has(nameOf(path)));
  const rules = found.map(async ({ path, file }) => ({
    below: path.slice(0, path.length - nameOf(path).length),
    patterns: ignore().add(await file.text()),
  }));
  return (await Promise.all(rules)).toSorted((one, other) => other.below.length - one.below.length);
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The rules of the deepest folder win, as with git; a folder takes all that is in it along. */
function isIgnored(path: string, rules: readonly Rules[]): boolean {
  for (const { below, patterns } of rules) {
    if (!path.startsWith(below)) continue;
    const { ignored, unignored } = patterns.test(path.slice(below.length));
    if (ignored) return true;
    if (unignored) return false;
  }
  return false;
}
