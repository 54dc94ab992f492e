import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventually, freePort } from '@skydeck/testing';
import { WorkerProcess } from '../assets/worker-process.js';
import { LiveHarness, type MadeStream } from './live-harness.js';

let live: LiveHarness;
let holder: WorkerProcess;
let holderUrl: string;
let stream: MadeStream;

// Viewers reach a process that takes no live streams in; another one has the publisher.
beforeAll(async () => {
  const [port, rtmpPort] = [String(await freePort()), String(await freePort())];
  holderUrl = `http://127.0.0.1:${port}`;
  live = await LiveHarness.start({
    MEDIA_LIVE: 'no',
    MEDIA_LIVE_RUNGS: '0',
    MEDIA_RTMP_PORT: rtmpPort,
    MEDIA_RTMP_URL: `rtmp://127.0.0.1:${rtmpPort}/live`,
  });
  const own = { MEDIA_LIVE: 'yes', MEDIA_PORT: port, MEDIA_LIVE_HOLDER_URL: holderUrl };
  holder = WorkerProcess.start({ ...live.media.uploads.environment, ...own });
  await eventually(async () => (await fetch(`${holderUrl}/readyz`)).ok, { timeoutMs: 20_000 });
  stream = await live.make();
  live.publish(stream.publishUrl, 60);
  await live.until(stream.id, 'active');
}, 60_000);

afterAll(async () => {
  await holder.kill();
  await live.close();
});

const master = () => `${stream.playback}/master.m3u8`;

/** The playlist of the picture, as the process without the publisher answers it. */
async function picture(): Promise<{ path: string; playlist: string }> {
  const [, file = ''] = /^(\S+source\S*)$/m.exec(await (await live.stream(master())).text()) ?? [];
  const path = `${stream.playback}/${file}`;
  return { path, playlist: await (await live.stream(path)).text() };
}

describe('a live stream whose publisher another process has', () => {
  it('plays: playlists, those that wait for the next part, and the parts', async () => {
    const { path, playlist } = await picture();
    const next = Number(/MEDIA-SEQUENCE:(\d+)/.exec(playlist)?.[1]) + 2;
    const blocked = await live.stream(`${path}?_HLS_msn=${next}&_HLS_part=0`);
    expect(blocked.status).toBe(200);
    const said = await blocked.text();
    const part = /#EXT-X-PART:.*URI="([^"]+)"/.exec(said)?.[1] ?? '';
    const bytes = await live.stream(new URL(part, `http://x/${path}`).pathname.slice(1));
    expect(bytes.headers.get('content-type')).toBe('video/mp4');
    expect((await bytes.arrayBuffer()).byteLength).toBeGreaterThan(500);
    expect((await live.stream(path.replace('source', 'unknown'))).status).toBe(404);
  }, 30_000);

  it('asks nobody whom a request names in its target', async () => {
    const asked: string[] = [];
    const stranger = createServer((incoming, response) => {
      asked.push(incoming.url ?? '');
      response.end('of a stranger');
    });
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const { port, hostname } = new URL(live.media.uploads.service.url);
    const path = `http://127.0.0.1:${portOf(stranger)}/api/v1/stream/${master()}`;
    const answer = await new Promise<string>((resolve, reject) => {
      request({ port, hostname, path }, (response) => void text(response).then(resolve, reject))
        .on('error', reject)
        .end();
    });
    stranger.close();
    expect(asked).toEqual([]);
    expect(answer).toMatch(/^#EXTM3U/);
  });
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;
