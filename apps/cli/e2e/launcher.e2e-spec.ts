import { spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { finished } from './installation.js';

const LAUNCHER = fileURLToPath(new URL('../bin/skydeck.mjs', import.meta.url));

/** The launcher in a folder of its own, with or without something to launch. */
async function launch(bundle?: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-launcher-'));
  await mkdir(path.join(folder, 'bin'));
  await copyFile(LAUNCHER, path.join(folder, 'bin', 'skydeck.mjs'));
  if (bundle !== undefined) {
    await mkdir(path.join(folder, 'dist'));
    await writeFile(path.join(folder, 'dist', 'skydeck.mjs'), bundle);
  }
  return finished(spawn(process.execPath, [path.join(folder, 'bin', 'skydeck.mjs')]));
}

it('1: says what to run when the command was not built', async () => {
  const { exitCode, out, err } = await launch();
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
  expect(err).toContain('run `npm run build` or `npm start` first');
});

it('0: starts the command', async () => {
  expect(await launch("console.log('started');")).toMatchObject({ exitCode: 0, out: 'started\n' });
});
