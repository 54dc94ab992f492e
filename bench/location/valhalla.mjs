import { createRequire } from 'node:module';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/**
 * Valhalla in this process, from a folder where `npm install @valhallajs/valhallajs` was run, which
 * `VALHALLA_FOLDER` names; null without. Its package is too large to be one of ours.
 */
export async function valhalla(map) {
  const folder = process.env['VALHALLA_FOLDER'];
  if (folder === undefined || !map.endsWith('.pbf')) return null;
  const found = createRequire(path.join(folder, 'package.json')).resolve('@valhallajs/valhallajs');
  const { Actor, getConfig } = await import(pathToFileURL(found).href);
  const work = await mkdtemp(path.join(tmpdir(), 'skydeck-valhalla-'));
  const settings = await getConfig({});
  settings.mjolnir.tile_dir = path.join(work, 'tiles');
  delete settings.mjolnir.tile_extract;
  const file = path.join(work, 'valhalla.json');
  await writeFile(file, JSON.stringify(settings));
  const command = path.join(path.dirname(found), 'bin/valhalla-cli.js');
  const args = [command, 'build_tiles', '-c', file, path.resolve(map)];
  // It leaves files where it is.
  await promisify(execFile)(process.execPath, args, { cwd: work, maxBuffer: 2 ** 26 });
  const actor = await Actor.fromConfigFile(file);
  return {
    route: (from, to) =>
      actor.route({ locations: [from, to], costing: 'auto', directions_type: 'none' }),
    stop: () => rm(work, { recursive: true }),
  };
}
