import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The compiled scripts of the page, seen from the sources as well. */
const FOLDER = fileURLToPath(new URL('../../../dist/capture-page', import.meta.url));

/** The scripts of the page, and a name for exactly these. */
export interface CaptureAssets {
  version: string;
  scripts: ReadonlyMap<string, string>;
}

/** Reads the scripts once; an address with their version may be kept for ever. */
export function readCaptureAssets(folder = FOLDER): CaptureAssets {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.split(path.sep).join('/'))
    .toSorted();
  const scripts = new Map(
    names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const),
  );
  const digest = createHash('sha256');
  for (const [name, script] of scripts) digest.update(`${name}\n${script}`);
  return { version: digest.digest('hex').slice(0, 16), scripts };
}
