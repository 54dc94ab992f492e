import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { setUpLog } from '@skydeck/service';
import { eventually } from '@skydeck/testing';
import type { PageClient } from '../src/costream/engine/fixtures/browser-client.js';
import { MediaRoomsHarness, SOON } from './rooms/media-rooms-harness.js';

const run = promisify(execFile);
const HLS_JS = createRequire(import.meta.url).resolve('hls.js/dist/hls.min.js');
const BOTH = ['microphone', 'camera'];

describe('recordings of rooms with people', () => {
  let rooms: MediaRoomsHarness;
  let folder: string;

  beforeAll(async () => {
    setUpLog({ level: process.env['TEST_LOG_LEVEL'] ?? 'fatal' });
    folder = await mkdtemp(path.join(tmpdir(), 'skydeck-live-recordings-'));
    rooms = await MediaRoomsHarness.start('25200-25399');
  }, 120_000);
  afterAll(async () => {
    await rooms?.close();
    await rm(folder, { recursive: true, force: true });
  }, 30_000);

  const home = () => String(rooms.api.installation.environment['SKYDECK_HOME']);
  const publishing = async (room: string, identity: string): Promise<PageClient> => {
    const client = await rooms.joined(room, identity, 'speaker');
    await client.publish(BOTH);
    return client;
  };
  /** Waits until so many files of tracks have so many bytes each. */
  const written = async (id: string, files: number, bytes: number) =>
    eventually(
      async () => {
        const tracks = path.join(home(), 'costream', 'recordings', id, 'tracks');
        const names = await readdir(tracks);
        const sizes = await Promise.all(
          names.map(async (name) => (await stat(path.join(tracks, name))).size),
        );
        if (sizes.filter((size) => size >= bytes).length >= files) return true;
        throw new Error(JSON.stringify(sizes));
      },
      { ...SOON, timeoutMs: 60_000 },
    );

  it('go on when the engine was killed, and are played by hls.js', async () => {
    const room = String((await rooms.made('rooms', { name: 'Stand-up' }))['id']);
    const ada = await publishing(room, 'ada');
    const id = String((await rooms.made(`rooms/${room}/recordings`, {}))['id']);
    await written(id, 2, 8_000);
    const bob = await publishing(room, 'bob');
    await rooms.joined(room, 'cem', 'viewer');
    await written(id, 4, 8_000);

    const notes = await readdir(path.join(home(), 'run', 'costream'));
    const pid = notes.map((name) => /^janus-(\d+)\.json$/.exec(name)?.[1]).find(Boolean);
    process.kill(Number(pid), 'SIGKILL');
    for (const client of [ada, bob]) {
      await eventually(async () => (await client.notices('media_reset')).length === 1, SOON);
      await client.forgetPeers();
      await client.publish(BOTH);
    }
    await written(id, 8, 8_000);

    await rooms.api.post(`/costream/recordings/${id}/stop`);
    const made = await eventually(
      async () => {
        const seen = await rooms.seen(`recordings/${id}`);
        if (seen['status'] === 'ready') return seen;
        throw new Error(JSON.stringify(seen));
      },
      { timeoutMs: 120_000, everyMs: 200 },
    );
    const film = path.join(folder, 'film.mp4');
    const play = await rooms.seen(`recordings/${id}/playback`);
    const answer = await fetch(String(play['mp4_url']));
    await writeFile(film, Buffer.from(await answer.arrayBuffer()));
    await run('ffmpeg', ['-v', 'error', '-xerror', '-i', film, '-f', 'null', '-']);
    const entries = 'stream=codec_name,width,height:format=duration';
    const args = ['-v', 'error', '-show_entries', entries, '-of', 'csv=p=0', film];
    const [video, audio, duration] = (await run('ffprobe', args)).stdout.trim().split('\n');
    expect([video, audio]).toEqual(['h264,1280,720', 'aac']);
    expect(Math.abs(Number(duration) - Number(made['duration_s']))).toBeLessThan(0.2);
    expect(Number(duration)).toBeGreaterThan(3);
    const times = ['ended_at', 'ready_at'].map((name) => Date.parse(String(made[name])));
    const ratio = ((times[1]! - times[0]!) / 1000 / Number(duration)).toFixed(2);
    if (process.env['TEST_LOG_LEVEL']) console.log(`${duration} s, ready after ${ratio} of it`);

    const page = await rooms.page();
    await page.setContent('<video muted autoplay></video>');
    await page.evaluate(await readFile(HLS_JS, 'utf8'));
    const played = await page.evaluate(PLAY, String(play['hls_url']));
    expect(played).toMatchObject({ failures: [], width: 1280, isMoving: true });
  }, 300_000);
});

/** Plays an address, and tells what became of it. */
const PLAY = async (url: string) => {
  interface Player {
    loadSource(address: string): void;
    attachMedia(element: HTMLVideoElement): void;
    on(event: string, listener: (name: string, data: { details: string }) => void): void;
  }
  const { Hls } = globalThis as unknown as { Hls: new () => Player };
  const video = document.querySelector('video')!;
  const player = new Hls();
  const failures: string[] = [];
  player.on('hlsError', (_name, { details }) => failures.push(details));
  player.loadSource(url);
  player.attachMedia(video);
  const until = Date.now() + 30_000;
  while (video.currentTime < 1 && Date.now() < until && failures.length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { failures, width: video.videoWidth, isMoving: video.currentTime >= 1 };
};
