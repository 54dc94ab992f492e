import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * The folders that a program of the workspace needs to run: its own, those of the libraries it uses,
 * and every package below `node_modules`. What the root provides for all is taken where code names it.
 */
export function closureOf(root, start) {
  const common = manifestOf(root).dependencies;
  const found = new Set();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue;
    found.add(folder);
    for (const [name, isNeeded] of needsOf(folder, common)) {
      const home = homeOf(root, folder, name);
      if (home !== undefined) waiting.push(home);
      else if (isNeeded) throw new Error(`${folder} needs ${name}, which is not installed.`);
    }
  }
  return [...found].toSorted();
}

export function manifestOf(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/** Names of packages, and whether nothing works without them. */
function needsOf(folder, common) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    manifestOf(folder);
  const needs = new Map();
  for (const name of Object.keys(peerDependencies ?? {})) {
    if (peerDependenciesMeta?.[name]?.optional !== true) needs.set(name, false);
  }
  for (const name of Object.keys(dependencies ?? {})) needs.set(name, true);
  for (const name of Object.keys(optionalDependencies ?? {})) needs.set(name, false);
  if (!isInstalled(folder)) {
    for (const name of importedIn(folder)) if (Object.hasOwn(common, name)) needs.set(name, true);
  }
  return needs;
}

const isInstalled = (folder) => folder.split(path.sep).includes('node_modules');

/** What compiled code may import; words in texts that look like it do no harm. */
function importedIn(folder) {
  const names = new Set();
  for (const file of globSync('dist/**/*.js', { cwd: folder })) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [, name] of text.matchAll(/['"]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[\w./-]+)?['"]/g)) {
      names.add(name);
    }
  }
  return names;
}

/** Where Node finds a package, seen from a folder. */
function homeOf(root, folder, name) {
  for (let at = folder; ; at = path.dirname(at)) {
    const place = path.join(at, 'node_modules', name);
    if (existsSync(path.join(place, 'package.json'))) return realpathSync(place);
    if (at === root) return undefined;
  }
}
