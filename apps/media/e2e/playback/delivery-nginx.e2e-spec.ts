import { eventually } from '@skydeck/testing';
import { describeDelivery } from './delivery.contract.js';
import { addressesOf, type Film, rangesOf, startWithFilm } from './film.js';
import { startNginx } from './nginx.js';

let film: Film;
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  film = await startWithFilm({ MEDIA_DELIVERY: 'nginx', MEDIA_DELIVERY_LOG_PORT: '0' });
  nginx = await startNginx(film.media.uploads.service);
}, 90_000);

afterAll(async () => {
  await nginx.stop();
  await film.media.close();
});

describeDelivery('nginx in front', () => ({ film, origin: nginx.origin }));

const textOf = async (path: string) =>
  (await fetch(`${nginx.origin}/api/v1/stream/${path}`)).text();

/** The addresses of what is played under a playback id, and requests that the service itself got. */
async function segmentOf(id: string) {
  const folder = `${id}/public/`;
  const playlist = await textOf(`${folder}360p.m3u8`);
  const [range] = rangesOf(playlist);
  const [first = ''] = addressesOf(playlist);
  return {
    url: `${nginx.origin}/api/v1/stream/${folder}${first}`,
    range: range ? `bytes=${range.start}-${range.end}` : '',
  };
}

async function requests(route: string): Promise<number> {
  const text = await (await fetch(`${film.media.uploads.service.internalUrl}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.includes('_seconds_count'));
  const own = lines.filter((line) => line.includes(route) && !line.includes('OPTIONS'));
  return own.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('nginx in front', () => {
  it('sends what it has itself: one verdict and one file for 50 viewers', async () => {
    const { url, range } = await segmentOf(await film.playbackId());
    const [verdicts, files] = [
      await requests('/internal/segments/'),
      await requests('/stream/:id/'),
    ];
    for (let count = 0; count < 50; count += 1) {
      expect((await fetch(url, { headers: { range } })).status).toBe(206);
    }
    expect((await requests('/internal/segments/')) - verdicts).toBe(1);
    expect((await requests('/stream/:id/')) - files).toBeLessThanOrEqual(1);
  });

  it('tells the service what it sent, for whoever pays', async () => {
    const { url, range } = await segmentOf(await film.playbackId());
    const { internalUrl } = film.media.uploads.service;
    const sent = async () => {
      const text = await (await fetch(`${internalUrl}/metrics`)).text();
      return Number(/^skydeck_media_sent_bytes_total(?:\{.*\})? (\d+)$/m.exec(text)?.[1]);
    };
    await (await fetch(url, { headers: { range } })).arrayBuffer();
    const before = await eventually(async () => {
      const [one, two] = [await sent(), await sent()];
      expect(one).toBe(two);
      return one;
    });
    const answer = await fetch(url, { headers: { range } });
    const { byteLength } = await answer.arrayBuffer();
    await eventually(async () => expect((await sent()) - before).toBe(byteLength));
  });

  it('404: never sends as it is what is sent encrypted', async () => {
    const open = await segmentOf(await film.playbackId());
    expect((await fetch(open.url, { headers: { range: open.range } })).status).toBe(206);
    const id = await film.playbackId({ encryption: 'aes-128' });
    const sealed = await segmentOf(id);
    const bytes = async () => Buffer.from(await (await fetch(sealed.url)).arrayBuffer());
    const [once, again] = [await bytes(), await bytes()];
    expect(once.length % 16).toBe(0);
    expect(once.equals(again)).toBe(true);
    const asItIs = open.url.replace(/pid_\w+/, id);
    expect((await fetch(asItIs, { headers: { range: open.range } })).status).toBe(404);
  });

  it('403: sends nothing to pages that may not play, whatever it sent to others', async () => {
    const open = await segmentOf(await film.playbackId());
    const { data } = await film.media.call('/playback-restrictions', {
      name: 'ours',
      referrers: ['ours.example'],
    });
    const id = await film.playbackId({ restriction_id: data['id'] });
    const url = open.url.replace(/pid_\w+/, id);
    const { range } = open;
    const from = (referer: string) => fetch(url, { headers: { range, referer } });
    expect((await from('https://ours.example/page')).status).toBe(206);
    const refused = await from('https://theirs.example/page');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: { code: 'playback.not_allowed_here' } });
  });

  it('404: tells nobody outside what it asks inside', async () => {
    for (const path of ['/skydeck-verdict', '/internal/segments/a/b/1/360p/c0-1.mp4']) {
      expect((await fetch(nginx.origin + path)).status).toBe(404);
    }
  });
});
