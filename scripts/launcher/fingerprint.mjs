import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Never sources: results, dependencies and tests. */
const SKIPPED = new Set(['node_modules', 'dist', 'dist-e2e', 'e2e', '.nx', 'test-results']);

/** Changes when one of these files changes. Missing files count too. */
export function contentFingerprint(root, files) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of files) {
    hash.update(file);
    try {
      hash.update(readFileSync(join(root, file)));
    } catch {
      hash.update('missing');
    }
  }
  return hash.digest('hex');
}

/** Changes when a source file is added, removed or written. Looks at dates and sizes only. */
export function sourceFingerprint(root, paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const found = statSync(join(root, path), { throwIfNoEntry: false });
    if (!found) return;
    if (!found.isDirectory()) {
      hash.update(`${path} ${found.size} ${found.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(join(root, path)).toSorted()) {
      if (!SKIPPED.has(name)) visit(`${path}/${name}`);
    }
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
}
