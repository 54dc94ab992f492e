import { cpSync, existsSync, mkdirSync, readlinkSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Files of packages that nothing reads when a service runs. */
const NOT_OF_PACKAGES = /\.(?:[cm]?ts|map|md|markdown|flow|tsbuildinfo)$/;
/** The same of our own folders; their maps stay, for the lines in stack traces. */
const NOT_OF_OURS =
  /\.(?:[cm]?ts|tsx|tsbuildinfo)$|\.(?:spec|contract)\.js|(?:^|\/)tsconfig\.json$/;
const FOLDERS_NOT_OF_OURS = new Set([
  'src',
  'e2e',
  'web',
  'meet',
  'fixtures',
  'dist-e2e',
  'capture-page',
]);

/** Copies folders to the same places below another root, with the links that lead to ours. */
export function copyAll(root, folders, target) {
  for (const folder of folders) {
    const place = path.relative(root, folder);
    const isOurs = !place.split(path.sep).includes('node_modules');
    cpSync(folder, path.join(target, place), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => isWanted(path.relative(folder, file), isOurs),
    });
  }
  linkOurs(root, target);
}

function isWanted(file, isOurs) {
  const parts = file.split(path.sep);
  // Packages within packages are folders of the list themselves.
  if (parts.includes('node_modules')) return false;
  if (!isOurs) return !NOT_OF_PACKAGES.test(file);
  const isBuilt = parts[0] === 'dist';
  if (!isBuilt && FOLDERS_NOT_OF_OURS.has(parts[0])) return false;
  if (isBuilt && parts.some((part) => part === 'fixtures' || part === 'testing')) return false;
  return !NOT_OF_OURS.test(file);
}

function linkOurs(root, target) {
  const scope = path.join('node_modules', '@skydeck');
  mkdirSync(path.join(target, scope), { recursive: true });
  for (const name of readdirSync(path.join(root, scope))) {
    const link = readlinkSync(path.join(root, scope, name));
    if (!existsSync(path.join(target, scope, link))) continue;
    symlinkSync(link, path.join(target, scope, name));
  }
}
