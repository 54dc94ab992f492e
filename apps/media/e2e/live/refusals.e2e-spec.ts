import { eventually } from '@skydeck/testing';
import { LiveHarness } from './live-harness.js';

let live: LiveHarness;

beforeAll(async () => {
  live = await LiveHarness.start({ QUOTA_LIVE_BROADCASTS: '1' });
}, 30_000);
afterAll(() => live.close());

const verb = (id: string, name: string) =>
  live.media.call(`/live-streams/${id}/${name}`, undefined, { method: 'POST' });

/** Whether the server sends a publisher away before it is through. */
const isRefused = async (url: string) => (await live.publish(url, 60).ended) !== 0;

describe('who may not broadcast', () => {
  it('is sent away: a wrong key, an old key, a stream that is disabled', async () => {
    const stream = await live.make();
    const wrong = stream.publishUrl.replace(stream.secret, `${stream.secret.slice(1)}A`);
    expect(await isRefused(wrong)).toBe(true);
    await verb(stream.id, 'reset-key');
    expect(await isRefused(stream.publishUrl)).toBe(true);
    const other = await live.make();
    await verb(other.id, 'disable');
    expect(await isRefused(other.publishUrl)).toBe(true);
    expect(await live.sessions(stream.id)).toEqual([]);
    expect(await live.sessions(other.id)).toEqual([]);
  }, 30_000);

  it('is sent away when the quota of broadcasts is used up, or the stream is disabled', async () => {
    const stream = await live.make({ record: false });
    const publisher = live.publish(stream.publishUrl, 60);
    await live.until(stream.id, 'active');
    expect(await isRefused((await live.make()).publishUrl)).toBe(true);
    expect(await verb(stream.id, 'disable')).toMatchObject({ data: { status: 'disabled' } });
    expect(await publisher.ended).not.toBe(0);
    const [session] = await live.sessions(stream.id);
    expect(session).toMatchObject({ status: 'ended', end_reason: 'disabled', asset_ids: [] });
    expect(await live.media.keys()).toEqual([]);
  }, 30_000);
});

describe('a live stream that is deleted', () => {
  it('puts its publisher out, and leaves nothing once its recording is deleted', async () => {
    const stream = await live.make();
    const publisher = live.publish(stream.publishUrl, 60);
    await live.until(stream.id, 'active');
    const { status } = await live.media.call(`/live-streams/${stream.id}`, undefined, {
      method: 'DELETE',
    });
    expect(status).toBe(200);
    expect(await publisher.ended).not.toBe(0);
    const rows = async (table: string) => live.media.uploads.query(`select * from ${table}`);
    const id = await eventually(async () => {
      const { data } = await live.media.call('/assets');
      return data.items.map((asset) => String(asset['id']))[0] ?? false;
    });
    await live.media.ended(id);
    expect((await live.stream(`${stream.playback}/master.m3u8`)).status).toBe(404);
    await live.media.call(`/assets/${id}`, undefined, { method: 'DELETE' });
    await eventually(
      async () => {
        expect(await live.media.keys()).toEqual([]);
        const left = await rows('live_session where stream_id not in (select id from live_stream)');
        expect([left, await rows('asset'), await rows('rendition')]).toEqual([[], [], []]);
      },
      { timeoutMs: 15_000, everyMs: 200 },
    );
  }, 60_000);
});
