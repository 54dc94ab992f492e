import { readdir, readFile } from 'node:fs/promises';
import { eventually } from '@skydeck/testing';
import { AssetHarness } from './asset-harness.js';
import { makeClip } from './clips.js';

const POST = { method: 'POST' };
const PATIENCE = { timeoutMs: 60_000, everyMs: 50 };

let media: AssetHarness;

beforeAll(async () => {
  media = await AssetHarness.start();
});

afterAll(() => media.close());

/** Command lines of programs that work in folders of this service. */
async function encoders(): Promise<string[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = names.map((name) => readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => ''));
  const found = await Promise.all(lines);
  return found.filter((line) => line.includes(media.uploads.home) && line.includes('ffmpeg'));
}

const cancel = (id: string) => media.call(`/assets/${id}/cancel`, undefined, POST);

describe('an asset that is called off', () => {
  it('200: ends its encoders, keeps what was made, and is made after all', async () => {
    const id = await media.upload(await makeClip({ seconds: 16, size: '480x270' }));
    await eventually(async () => {
      expect((await encoders()).length).toBeGreaterThan(0);
      const done = await media.segments(id);
      expect(done.filter(({ rendition }) => rendition === '270p').length).toBeGreaterThan(0);
    }, PATIENCE);
    const { status, data } = await cancel(id);
    expect([status, data['status'], data['playable']]).toEqual([200, 'cancelled', false]);
    await eventually(async () => expect(await encoders()).toEqual([]), PATIENCE);
    const open = await media.uploads.query(
      `select 1 from asset_task where asset_id = $1 and status in ('queued', 'processing')`,
      [id],
    );
    expect(open).toEqual([]);
    expect((await cancel(id)).data).toMatchObject({ status: 'cancelled' });
    expect(await media.eventsOf(id)).toContain('asset.cancelled');

    const kept = new Set((await media.segments(id)).map(({ object_key: key }) => key));
    expect(kept.size).toBeGreaterThan(0);
    const again = await media.call(`/assets/${id}/retry`, undefined, POST);
    expect([again.status, again.data['generation']]).toEqual([202, 1]);
    expect(await media.ended(id)).toMatchObject({ status: 'ready', progress: 100 });
    const made = await media.segments(id);
    const keys = new Set(made.map(({ object_key: key }) => key));
    expect([...kept].filter((key) => !keys.has(key))).toEqual([]);
    const ticks = made.filter(({ rendition }) => rendition === '270p');
    expect(ticks.reduce((sum, one) => sum + one.duration_ticks, 0)).toBe(16 * 90_000);
    const refused = await cancel(id);
    expect([refused.status, refused.error.code]).toEqual([409, 'asset.not_in_work']);
  }, 90_000);
});

describe('an asset of which one part failed', () => {
  it('202: is retried by that part alone', async () => {
    const id = await media.upload(await makeClip({ seconds: 10, size: '160x90', hasSound: false }));
    await media.ended(id);
    const tasks = () =>
      media.uploads.query<{ task: string; epoch: number }>(
        `select kind || '-' || position as task, epoch from asset_task
         where asset_id = $1 order by 1`,
        [id],
      );
    const before = await tasks();
    await media.uploads.query(
      `delete from segment where chunk_position = 1 and rendition_id in
         (select id from rendition where asset_id = $1 and name <> 'source')`,
      [id],
    );
    await media.uploads.query(
      `update asset_task set status = 'failed' where asset_id = $1 and kind = 'video' and position = 1`,
      [id],
    );
    await media.uploads.query(
      `update asset set status = 'failed', playable = false where id = $1`,
      [id],
    );
    expect((await media.call(`/assets/${id}/retry`, undefined, POST)).status).toBe(202);
    expect(await media.ended(id)).toMatchObject({ status: 'ready', generation: 1 });
    const again = (await tasks()).filter(({ epoch }, at) => epoch !== before[at]?.epoch);
    expect(again.map(({ task }) => task)).toEqual(['video-1']);
    const all = (await media.segments(id)).filter(({ rendition }) => rendition === '90p');
    expect(all.reduce((sum, one) => sum + one.duration_ticks, 0)).toBe(10 * 90_000);
  }, 60_000);
});
