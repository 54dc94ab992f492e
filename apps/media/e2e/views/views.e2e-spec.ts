import { eventually, TestClock } from '@skydeck/testing';
import { UploadHarness } from '../uploads/upload-harness.js';
import { playableAsset } from './playable-asset.js';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const BEACON = {
  sequence: 1,
  startup_ms: 400,
  watched_ms: 1000,
  rebuffers: 0,
  rebuffer_ms: 0,
  switches: 0,
  errors: 0,
  max_height: 360,
};

let media: UploadHarness;
const clock = new TestClock();
const proxied = { TRUSTED_PROXY_CIDRS: '127.0.0.0/8', QUOTA_VIEWS_PER_DAY: '60' };

beforeAll(async () => {
  media = await UploadHarness.start(proxied, { clock });
}, 60_000);

afterAll(() => media.close());

const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(media.at(`/stream/${path}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': CHROME, ...headers },
    body: JSON.stringify(body ?? {}),
  });

const statusOf = async (path: string, body: unknown = BEACON) => (await post(path, body)).status;

async function begin(id: string): Promise<string> {
  const { data } = (await (await post(`${id}/views`)).json()) as { data: { view: string } };
  return data.view;
}

const insight = async (query = '') => (await media.call(`/insight/views${query}`)).data;

/** Sums once they are what they should be. */
const until = (asset: string, sums: Record<string, unknown>) =>
  eventually(async () => {
    const data = await insight(`?asset=${asset}&by=country`);
    expect(data['total']).toMatchObject(sums);
    return data;
  });

describe('a view', () => {
  it('is counted with where, in what and how it played, and without an address', async () => {
    const { assetId, id } = await playableAsset(media);
    const view = await begin(id);
    clock.advance(30_000);
    const from = { 'x-forwarded-for': '193.0.6.139' };
    const answer = await post(`${id}/views/${view}`, BEACON, from);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    const more = { ...BEACON, sequence: 2, watched_ms: 20_000, rebuffers: 1, rebuffer_ms: 5000 };
    await post(`${id}/views/${view}`, more, from);
    const told = await until(assetId, { views: 1, watched_ms: 20_000, rebuffer_ratio: 0.2 });
    expect(told['groups']).toMatchObject([{ key: 'NL', sums: { views: 1, rebuffers: 1 } }]);
    const { startup_p50_ms: startupMs } = told['total'] as { startup_p50_ms: number };
    expect(Math.abs(startupMs - 400)).toBeLessThan(40);
    for (const [by, key] of Object.entries({ browser: 'chrome', os: 'linux', device: 'desktop' })) {
      const { data } = await media.call(`/assets/${assetId}/insight?by=${by}`);
      expect(data['groups']).toMatchObject([{ key, sums: { views: 1 } }]);
    }
    const { data: series } = await media.call(`/insight/views/series?asset=${assetId}`);
    expect(series['points']).toMatchObject([{ sums: { views: 1, watched_ms: 20_000 } }]);
    const { data: now } = await media.call('/insight/views/now');
    expect(now).toMatchObject({ watching: 1, assets: [{ asset_id: assetId, watching: 1 }] });
    clock.advance(60_000);
    expect((await media.call('/insight/views/now')).data).toMatchObject({ watching: 0 });
    const [row] = await media.query('select * from playback_view where asset_id = $1', [assetId]);
    expect(JSON.stringify(row)).not.toContain('193.0.6');
  });

  it('is one view, however often and in whatever order 50 beacons come at once', async () => {
    const { assetId, id } = await playableAsset(media);
    const view = await begin(id);
    clock.advance(60_000);
    const beacons = Array.from({ length: 50 }, (_, index) =>
      post(`${id}/views/${view}`, {
        ...BEACON,
        sequence: 50 - index,
        watched_ms: 1000 * (50 - index),
      }),
    );
    const statuses = (await Promise.all(beacons)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([204]));
    await post(`${id}/views/${view}`, { ...BEACON, sequence: 3 });
    await until(assetId, { views: 1, watched_ms: 50_000, errors: 0 });
  });

  it('is no longer than since it began', async () => {
    const { assetId, id } = await playableAsset(media);
    const view = await begin(id);
    clock.advance(10_000);
    await post(`${id}/views/${view}`, {
      ...BEACON,
      watched_ms: 80_000_000,
      rebuffer_ms: 80_000_000,
    });
    const { total } = (await until(assetId, { views: 1 })) as { total?: unknown };
    const { watched_ms: watchedMs } = total as { watched_ms: number };
    expect(watchedMs).toBeLessThanOrEqual(16_000);
  });

  it('403, 404, 422: is not counted when it is forged, of another film, late or malformed', async () => {
    const [one, other] = [await playableAsset(media), await playableAsset(media)];
    const view = await begin(one.id);
    // Not the last character: some of its bits are no part of what was signed.
    const forged = `${view.slice(0, -5)}${view.at(-5) === 'A' ? 'B' : 'A'}${view.slice(-4)}`;
    expect(await statusOf(`${other.id}/views/${view}`)).toBe(403);
    expect(await statusOf(`${one.id}/views/${forged}`)).toBe(403);
    expect(await statusOf(`${one.id}/views/${view.replace('viw_0', 'viw_1')}`)).toBe(403);
    expect(await statusOf(`${one.id}/views/nonsense`)).toBe(403);
    expect(await statusOf(`pid_${'0'.repeat(26)}/views/${view}`)).toBe(404);
    const wrong = [{ sequence: 0 }, { watched_ms: -1 }, { watched_ms: 1e12 }, { more: 'x' }];
    for (const part of wrong) {
      expect(await statusOf(`${one.id}/views/${view}`, { ...BEACON, ...part })).toBe(422);
    }
    clock.advance(24 * 3_600_000);
    expect(await statusOf(`${one.id}/views/${view}`)).toBe(403);
    const rows = await media.query('select 1 from playback_view where asset_id = any($1)', [
      [one.assetId, other.assetId],
    ]);
    expect(rows).toEqual([]);
  });

  it('401: begins only for who may play', async () => {
    const { id } = await playableAsset(media, { policy: 'signed' });
    expect((await post(`${id}/views`)).status).toBe(401);
  });

  it('404: is not told to another project', async () => {
    const { assetId } = await playableAsset(media);
    const other = media.auth.key('two');
    expect((await media.call(`/assets/${assetId}/insight`, undefined, {}, other)).status).toBe(404);
    const { data } = await media.call('/insight/views', undefined, {}, other);
    expect(data).toMatchObject({ total: { views: 0 }, groups: [] });
  });

  it('goes with its asset, and stays in the sums of the project', async () => {
    const { assetId, id } = await playableAsset(media);
    await post(`${id}/views/${await begin(id)}`, BEACON);
    await until(assetId, { views: 1 });
    const before = await insight();
    await media.call(`/assets/${assetId}`, undefined, { method: 'DELETE' });
    await eventually(async () => {
      const rows = await media.query('select 1 from playback_view where asset_id = $1', [assetId]);
      expect(rows).toEqual([]);
    });
    const after = await insight();
    expect(after['total']).toEqual(before['total']);
    expect(JSON.stringify(after)).not.toContain(assetId);
  });

  it('429: is not written down beyond the quota of a day', async () => {
    const { id } = await playableAsset(media);
    const views = await Promise.all(Array.from({ length: 70 }, () => begin(id)));
    const answers = await Promise.all(views.map((view) => post(`${id}/views/${view}`, BEACON)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(60);
    expect(statuses).toContain(429);
  });
});
