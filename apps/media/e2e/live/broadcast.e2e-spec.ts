import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { addressesOf } from '../playback/film.js';
import { LiveHarness } from './live-harness.js';

const run = promisify(execFile);

let live: LiveHarness;

beforeAll(async () => {
  live = await LiveHarness.start();
}, 30_000);
afterAll(() => live.close());

const verb = (id: string, name: string) =>
  live.media.call(`/live-streams/${id}/${name}`, undefined, { method: 'POST' });

/** Pictures of what is at an address, decoded. */
async function framesOf(url: string): Promise<number> {
  const what = '-select_streams v:0 -show_entries stream=nb_read_frames -of csv=p=0';
  const options = `-v error -count_frames ${what}`.split(' ');
  const { stdout } = await run('ffprobe', [...options, url]);
  return Number(stdout.trim().split('\n')[0]?.split(',')[0]);
}

describe('a broadcast', () => {
  it('plays while it is on, goes on after a reconnect, and becomes an asset', async () => {
    const stream = await live.make({ name: 'Talk' });
    const first = live.publish(stream.publishUrl);
    await live.until(stream.id, 'active');
    const master = await live.stream(`${stream.playback}/master.m3u8`);
    expect(master.status).toBe(200);
    const [variant = ''] = addressesOf(await master.text());
    const playlist = await (await live.stream(`${stream.playback}/${variant}`)).text();
    expect(playlist).toMatch(/#EXT-X-PART:/);
    const far = await live.stream(`${stream.playback}/${variant}?_HLS_msn=99&_HLS_part=0`);
    expect(far.status).toBe(400);
    const next = /#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(playlist)?.[1] ?? '';
    const segments = playlist.match(/#EXTINF/g)?.length ?? 0;
    const wanted = Number(next) + segments;
    const blocked = await live.stream(`${stream.playback}/${variant}?_HLS_msn=${wanted}`);
    expect((await blocked.text()).match(/#EXTINF/g)?.length).toBeGreaterThan(segments);
    const { data: health } = await live.media.call(`/live-streams/${stream.id}/health`);
    expect(health).toMatchObject({ width: 320, height: 180 });
    expect(Number(health['bitrate_bps'])).toBeGreaterThan(10_000);
    const second = live.publish(stream.publishUrl, 2);
    await second.ended;
    expect(await live.until(stream.id, 'active')).toBeDefined();
    await first.stop();
    await live.until(stream.id, 'disconnected');
    const third = live.publish(stream.publishUrl);
    await live.until(stream.id, 'active');
    expect(await verb(stream.id, 'complete')).toMatchObject({ data: { status: 'idle' } });
    await third.ended;
    const [session] = await live.sessions(stream.id);
    expect(session).toMatchObject({ status: 'ended', end_reason: 'completed', publishes: 2 });
    const assets = await live.recorded(stream.id);
    for (const id of assets) expect(await live.media.ended(id)).toMatchObject({ status: 'ready' });
    const [id = ''] = assets;
    const made = await live.media.call(`/assets/${id}/playback-ids`, {});
    const url = live.media.uploads.at(`/stream/${String(made.data['id'])}/master.m3u8`);
    expect((await live.stream(`${String(made.data['id'])}/poster.jpg`)).status).toBe(200);
    const { data: asset } = await live.media.call(`/assets/${id}`);
    const frames = await framesOf(url);
    expect(frames).toBeGreaterThan((Number(asset['duration_ms']) / 1000) * 30 * 0.9);
    expect(await live.media.eventsOf(stream.id)).toEqual([
      'live.created',
      'live.connected',
      'live.active',
      'live.disconnected',
      'live.connected',
      'live.active',
      'live.idle',
      'live.recorded',
    ]);
    const usage = await live.media.uploads.query(`select meter from usage_record where key = $1`, [
      session?.['id'],
    ]);
    expect(usage).toEqual([{ meter: 'videos.live_seconds' }]);
  }, 90_000);
});
