import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '@skydeck/exec';
import { AssetHarness } from '../assets/asset-harness.js';

const WORDS = `1
00:00:01,000 --> 00:00:03,000
Guten Morgen';movie=/etc/passwd

2
00:00:08,500 --> 00:00:09,500
Добрый день
`;
const BLACK_S = 10;
/** Of a picture in which nothing is drawn. */
const DARK = 40;

let media: AssetHarness;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skydeck-burnt-'));
  media = await AssetHarness.start();
});
afterAll(async () => {
  await media.close();
  await rm(folder, { recursive: true });
});

async function blackFilm(): Promise<Buffer> {
  const file = path.join(folder, 'black.mp4');
  const picture = ['-f', 'lavfi', '-i', `color=black:size=320x180:rate=25:duration=${BLACK_S}`];
  const video = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '50', '-pix_fmt', 'yuv420p'];
  await runCommand('ffmpeg', ['-nostdin', '-v', 'error', ...picture, ...video, file]);
  return readFile(file);
}

const folderOf = (key: string) => key.slice(0, key.lastIndexOf('/'));

/** The picture of an asset as one file. */
async function joined(asset: string): Promise<string> {
  const sql =
    "select init_key from rendition where asset_id = $1 and kind = 'video' order by height limit 1";
  const [row] = await media.uploads.query<{ init_key: string }>(sql, [asset]);
  const keys = (await media.segments(asset)).map((one) => one.object_key);
  const own = keys.filter((key) => folderOf(key) === folderOf(row?.init_key ?? ''));
  const parts: Buffer[] = [];
  for (const key of new Set([row?.init_key ?? '', ...own])) parts.push(await media.bytes(key));
  const file = path.join(folder, 'made.mp4');
  await writeFile(file, Buffer.concat(parts));
  return file;
}

/** The brightest point of the picture at a moment. */
async function brightest(file: string, seconds: number): Promise<number> {
  const filter = 'signalstats,metadata=print:key=lavfi.signalstats.YMAX:file=-';
  const at = ['-ss', String(seconds), '-i', file, '-frames:v', '1', '-vf', filter];
  const { stdout } = await runCommand('ffmpeg', [
    '-nostdin',
    '-v',
    'error',
    ...at,
    '-f',
    'null',
    '-',
  ]);
  const found = /YMAX=(\d+)/.exec(String(stdout));
  if (!found) throw new Error(`There is no picture at ${seconds} s.`);
  return Number(found[1]);
}

describe('words that are drawn into the picture', () => {
  it('are seen at their times in every chunk, and only then', async () => {
    const film = await blackFilm();
    const wanted = { kind: 'direct', asset: { burn_in: WORDS } };
    const { status, data } = await media.call('/uploads', wanted);
    expect(status).toBe(201);
    const body = new Uint8Array(film);
    const sent = await fetch(
      new URL(new URL(String(data['upload_url'])).pathname, media.uploads.at('/')),
      {
        method: 'PUT',
        headers: { 'content-type': 'video/mp4' },
        body,
      },
    );
    const { data: upload } = (await sent.json()) as { data: { asset_id: string } };
    const asset = await media.ended(upload.asset_id);
    expect(asset).toMatchObject({ status: 'ready', has_burnt_in_captions: true });
    expect(JSON.stringify(asset)).not.toContain('Guten');
    const { data: renditions } = await media.call(`/assets/${upload.asset_id}/renditions`);
    expect(renditions.items.map((one) => one['name'])).not.toContain('source');
    const file = await joined(upload.asset_id);
    const seen: [number, boolean][] = [];
    for (const second of [0.5, 2, 5, 9]) {
      seen.push([second, (await brightest(file, second)) > DARK]);
    }
    expect(seen).toEqual([
      [0.5, false],
      [2, true],
      [5, false],
      [9, true],
    ]);
  }, 90_000);

  it('422: are refused with their line', async () => {
    const wanted = { asset: { burn_in: '1\n00:00:01,000 --> 00:00:00,500\nA' } };
    const { status, error } = await media.call('/uploads', wanted);
    expect([status, error.errors]).toEqual([
      422,
      [
        expect.objectContaining({
          location: 'body.asset.burn_in',
          message: 'Line 2: The cue ends before it begins.',
        }),
      ],
    ]);
  });
});
