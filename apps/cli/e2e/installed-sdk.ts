import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** What the SDK needs, packed out of this repository: a test asks no registry. */
const NEEDED = ['openapi-fetch', 'openapi-typescript-helpers', 'eventsource-parser'];

/** The SDK as somebody gets it who installs it. */
export interface InstalledSdk extends AsyncDisposable {
  /** Project that the package was installed into. */
  readonly folder: string;
  /** The folder that is published. */
  readonly source: string;
  /** What `npm pack` made of it. */
  readonly tarball: string;
  /** A program of this repository, run in a folder. */
  run(program: string, args: readonly string[], folder?: string): Promise<string>;
}

/** Makes the package, packs it, and installs it into an empty folder. */
export async function installSdk(): Promise<InstalledSdk> {
  const place = await mkdtemp(path.join(tmpdir(), 'skydeck-sdk-'));
  const [folder, source] = [path.join(place, 'project'), path.join(place, 'package')];
  const PATH = `${path.join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}`;
  const env = { PATH, HOME: place, npm_config_update_notifier: 'false', NO_COLOR: '1' };
  const run: InstalledSdk['run'] = async (program, args, cwd = folder) => {
    const { stdout } = await promisify(execFile)(program, args, { cwd, env });
    return stdout;
  };
  const pack = async (what: string) => {
    const args = ['pack', what, '--pack-destination', place, '--ignore-scripts', '--silent'];
    return path.join(place, (await run('npm', args, place)).trim());
  };
  await run(
    process.execPath,
    [path.join(ROOT, 'scripts/make-package.mjs'), 'libs/sdk', source],
    ROOT,
  );
  const tarball = await pack(source);
  const needed = await Promise.all(
    NEEDED.map((name) => pack(path.join(ROOT, 'node_modules', name))),
  );
  await run('mkdir', [folder], place);
  await writeFile(path.join(folder, 'package.json'), '{"private":true,"type":"module"}');
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball, ...needed]);
  return {
    folder,
    source,
    tarball,
    run,
    [Symbol.asyncDispose]: () => rm(place, { recursive: true, force: true }),
  };
}
