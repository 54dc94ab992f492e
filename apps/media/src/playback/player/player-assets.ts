import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The compiled scripts of the page, seen from the sources as well. */
const FOLDER = fileURLToPath(new URL('../../../dist/player', import.meta.url));
const LIBRARY = 'hls.js';

/** The scripts of the page, and a name for exactly these. */
export interface PlayerAssets {
  readonly version: string;
  readonly scripts: ReadonlyMap<string, string>;
}

/** Reads the scripts once; an address with their version may be kept for ever. */
export function readPlayerAssets(): PlayerAssets {
  const names = readdirSync(FOLDER, { encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const files = names.map((name) => [name, path.join(FOLDER, name)] as const);
  const library = path.join(
    path.dirname(fileURLToPath(import.meta.resolve('hls.js'))),
    'hls.min.mjs',
  );
  const scripts = new Map(
    [...files, [LIBRARY, library] as const]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, file]) => [name, readFileSync(file, 'utf8')] as const),
  );
  const digest = createHash('sha256');
  for (const [name, script] of scripts) digest.update(`${name}\n${script}`);
  return { version: digest.digest('hex').slice(0, 16), scripts };
}
