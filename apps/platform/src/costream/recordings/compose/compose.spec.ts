import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findSandbox, inWorkFolder, type SandboxKind } from '@skydeck/ffmpeg-sandbox';
import { writeAudioMjr, writeVideoMjr } from '../fixtures/mjr-clip.js';
import type { CapturedTrack, TrackOwner } from './captured-track.js';
import { compose } from './composite.js';
import { readMjr } from './read-mjr.js';
import { sceneOf } from './scene-of.js';
import { turnsOf } from './turns.js';
import { unpackTracks } from './unpack-tracks.js';

const run = promisify(execFile);
const START_MS = 1_763_900_000_000;
const SECONDS = 4;
const BOB_MS = 1_500;
const GAP_MS = 1_500;
const [ALICE, BOB] = [
  { identity: 'alice', name: "Alice: O'Hara, 100%{pts}\\n" },
  { identity: 'bob', name: 'Bob' },
];
/** A tenth of a second of each second. */
const beep = (hertz: number) =>
  `aevalsrc='0.4*sin(2*PI*${hertz}*t)*lt(mod(t,1),0.1)':d=${SECONDS}:s=48000`;
const flash = `color=black:s=320x180:r=25:d=${SECONDS},drawbox=c=white:t=fill:enable='lt(mod(t+0.4,1),0.1)'`;

describe('films of recordings', () => {
  let folder: string;
  let sandbox: SandboxKind;
  let tracks: CapturedTrack[];

  beforeAll(async () => {
    sandbox = await findSandbox(false);
    folder = await mkdtemp(path.join(tmpdir(), 'skydeck-films-'));
    await chmod(folder, 0o755);
    const file = (name: string) => path.join(folder, `${name}.mjr`);
    const red = `color=red:s=320x180:r=25:d=3.5`;
    const [startsAtMs, bobAtMs] = [START_MS, START_MS + BOB_MS];
    await Promise.all([
      writeAudioMjr(file('alice-sound'), { source: beep(880), startsAtMs }),
      // A camera begins later than a microphone, as with browsers.
      writeVideoMjr(file('alice'), { source: flash, startsAtMs: startsAtMs + 400 }),
      writeAudioMjr(file('bob-sound'), { source: beep(440), startsAtMs: bobAtMs }),
      writeVideoMjr(file('bob'), { source: red, startsAtMs: bobAtMs + 300 }),
    ]);
    const read = async (
      name: string,
      owner: Omit<TrackOwner, 'source'>,
    ): Promise<CapturedTrack> => {
      const track = await readMjr(file(name), GAP_MS);
      const source = track.kind === 'audio' ? 'microphone' : 'camera';
      return { ...track, ...owner, source, file: file(name) };
    };
    tracks = [
      await read('alice-sound', ALICE),
      await read('alice', ALICE),
      await read('bob-sound', BOB),
      await read('bob', BOB),
    ];
  }, 120_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Makes a film and looks at it. */
  async function film(
    wanted: readonly CapturedTrack[],
    look: (file: string, folder: string) => Promise<void>,
    layout: 'grid' | 'speaker' = 'grid',
  ): Promise<void> {
    const { signal } = new AbortController();
    await inWorkFolder(sandbox, folder, async (unpacked) => {
      await chmod(unpacked, 0o755);
      const to = { sandbox, folder: unpacked, scratch: folder, signal };
      const playable = await unpackTracks(wanted, to);
      const measuring = { sandbox, tracks: unpacked, signal };
      const turns = layout === 'speaker' ? await turnsOf(playable, measuring) : null;
      await inWorkFolder(sandbox, folder, async (output) => {
        const shares: number[] = [];
        const composing = { ...measuring, output, scratch: folder };
        const onProgress = (share: number) => shares.push(share);
        await compose(playable, sceneOf(playable, turns), { ...composing, onProgress });
        expect(shares.length).toBeGreaterThan(0);
        await look(path.join(output, 'recording.mp4'), output);
      });
    });
  }

  it('shows who is there in tiles, and moves them when somebody comes or goes', async () => {
    await film(tracks, async (file, output) => {
      const streams = await probe(file, 'stream=codec_name,width,height', '-of', 'csv=p=0');
      expect(streams).toBe('h264,1280,720\naac');
      const seconds = Number(await probe(file, 'format=duration', '-of', 'csv=p=0'));
      expect(Math.abs(seconds - (SECONDS + BOB_MS / 1000))).toBeLessThan(0.1);
      // Alice alone, both, and Bob alone: the first and the last fill the picture.
      expect(await isRed(file, 1, 960)).toBe(false);
      expect(await isRed(file, 3, 960)).toBe(true);
      expect(await isRed(file, 3, 320)).toBe(false);
      expect(await isRed(file, 4.8, 320)).toBe(true);
      for (const one of [file, path.join(output, 'index.m3u8')]) {
        await run('ffmpeg', ['-v', 'error', '-xerror', '-i', one, '-f', 'null', '-']);
      }
      const list = await readFile(path.join(output, 'index.m3u8'), 'utf8');
      expect(list).toMatch(/#EXT-X-MAP:URI="media.mp4",BYTERANGE="\d+@0"/);
      expect(list).toMatch(/#EXT-X-ENDLIST/);
    });
  }, 120_000);

  it('keeps pictures and sounds of one moment together', async () => {
    await film(tracks.slice(0, 2), async (file) => {
      const [seen, heard] = [await flashes(file), await beeps(file)];
      // Of the first second there is only the beep, of the last only the flash.
      expect([seen.length, heard.length]).toEqual([SECONDS, SECONDS]);
      for (const [at, time] of heard.slice(1).entries()) {
        expect(Math.abs(time - (seen[at] ?? 0))).toBeLessThan(0.06);
      }
    });
  }, 120_000);

  it('shows whoever speaks in a large tile', async () => {
    const bobSpeaks = tracks.filter(({ identity, kind }) => identity === 'bob' || kind === 'video');
    await film(bobSpeaks, async (file) => expect(await isRed(file, 3, 400)).toBe(true), 'speaker');
  }, 120_000);

  it('keeps what is whole of a file that was cut off', async () => {
    const [sound, picture] = tracks;
    if (!sound || !picture) throw new Error('there are tracks');
    const cut = path.join(folder, 'cut.mjr-part');
    const bytes = await readFile(picture.file);
    await writeFile(cut, bytes.subarray(0, Math.floor(bytes.length / 2) + 7), { mode: 0o600 });
    const half = { ...picture, ...(await readMjr(cut, GAP_MS)), file: cut };
    expect(half.wholeBytes).toBeLessThan(half.sizeBytes);
    await film([sound, half], async (file) => {
      expect((await flashes(file)).length).toBeGreaterThanOrEqual(2);
      await run('ffmpeg', ['-v', 'error', '-xerror', '-i', file, '-f', 'null', '-']);
    });
  }, 120_000);
});

async function probe(file: string, entries: string, ...more: string[]): Promise<string> {
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_entries', entries, ...more, file]);
  return stdout.trim();
}

/** Whether the middle of the picture, so far from the left, is red. */
async function isRed(file: string, atS: number, x: number): Promise<boolean> {
  const crop = `crop=20:20:${x - 10}:350,scale=1:1,format=rgb24`;
  const args = ['-v', 'error', '-ss', `${atS}`, '-i', file, '-frames:v', '1', '-vf', crop];
  const { stdout } = await run('ffmpeg', [...args, '-f', 'rawvideo', '-'], { encoding: 'buffer' });
  const [red = 0, green = 0, blue = 0] = stdout;
  return red > 150 && green < 90 && blue < 90;
}

const flashes = (file: string) =>
  rises(
    file,
    ['-map', '0:v', '-vf', 'signalstats,metadata=print:key=lavfi.signalstats.YAVG:file=-'],
    100,
  );

const beeps = (file: string) => {
  const level = 'lavfi.astats.Overall.RMS_level';
  const measure = `asetnsamples=480,astats=metadata=1:reset=1,ametadata=print:key=${level}:file=-`;
  return rises(file, ['-map', '0:a', '-af', measure], -30);
};

/** When a measured value rises above one, in seconds; twice in half a second is once. */
async function rises(file: string, filter: readonly string[], above: number): Promise<number[]> {
  const args = ['-v', 'error', '-i', file, ...filter, '-f', 'null', '-'];
  const { stdout } = await run('ffmpeg', args, { maxBuffer: 2 ** 26 });
  const times: number[] = [];
  let now = 0;
  for (const line of stdout.split('\n')) {
    const [name, value = ''] = line.split('=');
    now = Number(/pts_time:(?<at>[\d.]+)/.exec(line)?.groups?.['at'] ?? now);
    if (!name?.startsWith('lavfi.') || value === '-inf' || Number(value) < above) continue;
    if (now - (times.at(-1) ?? -1) > 0.5) times.push(now);
  }
  return times;
}
