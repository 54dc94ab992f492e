import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AssetHarness } from '../assets/asset-harness.js';
import { countedFilm, drawn, numbersOf } from '../stills/counted-film.js';
import { buildCommand } from '../uploads/built-command.js';

let media: AssetHarness;
let folder: string;
let program: string;
let id: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skydeck-download-cli-'));
  program = await buildCommand(folder);
  media = await AssetHarness.start();
  id = await media.upload(await countedFilm(3));
  await media.ended(id);
}, 120_000);

afterAll(async () => {
  await media.close();
  await rm(folder, { recursive: true, force: true });
});

async function skydeck(...words: string[]) {
  const child = spawn(
    process.execPath,
    [program, 'media', ...words, '--project', 'one', '-o', 'json'],
    {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        SKYDECK_TOKEN: media.uploads.key,
        SKYDECK_MEDIA_URL: media.uploads.service.url,
      },
    },
  );
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, out, err };
}

it('saves an asset as one file, and leaves no playback id behind', async () => {
  const { exitCode, err } = await skydeck('download', id, '--to', 'film.mp4');
  expect({ exitCode, err: exitCode === 0 ? '' : err }).toEqual({ exitCode: 0, err: '' });
  const saved = await readFile(path.join(folder, 'film.mp4'));
  expect(await numbersOf(saved, 'film.mp4')).toHaveLength(75);
  expect((await media.call('/playback-ids')).data.items).toEqual([]);
  const again = await skydeck('download', id, '--to', 'film.mp4');
  expect(again.exitCode).toBe(2);
  expect(again.err).toContain('is there already');
}, 60_000);

it('cuts a clip, chooses a poster, and keeps an image', async () => {
  const clip = await skydeck('clip', id, '--start', '0:01', '--end', '0:02.2');
  expect(clip.exitCode).toBe(0);
  expect(JSON.parse(clip.out)).toMatchObject({ source_asset_id: id });
  expect((await skydeck('poster', id, '--at', '1.5')).exitCode).toBe(0);
  await writeFile(path.join(folder, 'logo.png'), await drawn('color=red:s=20x20', 'logo.png'));
  const added = await skydeck('image', 'add', 'logo.png');
  const image = JSON.parse(added.out) as { id: string; width: number };
  expect(image).toMatchObject({ name: 'logo.png', width: 20 });
  expect((await skydeck('poster', id, '--image', image.id)).exitCode).toBe(0);
  expect((await skydeck('image', 'delete', image.id, '--yes')).exitCode).toBe(0);
}, 60_000);
