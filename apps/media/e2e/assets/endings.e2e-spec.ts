import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
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

/** Files that this process' workers have in hand. */
async function filesInHand(): Promise<string[]> {
  const folder = join(media.uploads.home, 'media');
  const own = (await readdir(folder)).filter((name) => name !== 'cache');
  return (await Promise.all(own.map((name) => readdir(join(folder, name))))).flat();
}

describe('a file that is no film', () => {
  const hostile = {
    input_unrecognized: Buffer.from('#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1:1/secret.ts\n'),
    input_truncated: async () => (await makeClip({ seconds: 2 })).subarray(0, 500),
  };

  it.each(Object.entries(hostile))('%s: is rejected with its code', async (code, made) => {
    const id = await media.upload(typeof made === 'function' ? await made() : made);
    const asset = await media.ended(id);
    expect(asset).toMatchObject({ status: 'rejected', playable: false, error: { code } });
    expect(await media.eventsOf(id)).toEqual(['asset.created', 'asset.rejected']);
    const { status, error } = await media.call(`/assets/${id}/retry`, undefined, POST);
    expect([status, error.code]).toEqual([409, 'asset.not_failed']);
    const [task] = await media.uploads.query(
      'select attempts, status from asset_task where asset_id = $1',
      [id],
    );
    expect(task).toEqual({ attempts: 1, status: 'failed' });
  });
});

describe('an asset whose file is gone', () => {
  it('fails after three attempts, and is made anew when it is retried', async () => {
    const clip = await makeClip({ seconds: 2 });
    const id = await media.upload(Buffer.concat([clip]));
    const [row] = await media.uploads.query<{ key: string }>(
      'select source_key as key from asset where id = $1',
      [id],
    );
    const key = row?.key ?? '';
    await media.ended(id);
    await media.uploads.query(
      `update asset set status = 'failed', playable = false where id = $1`,
      [id],
    );
    await media.uploads.store.delete(key);

    const again = await media.call(`/assets/${id}/retry?scope=all`, undefined, POST);
    expect(again.status).toBe(202);
    expect(again.data).toMatchObject({ status: 'created', generation: 2, progress: 0 });
    const failed = await media.ended(id);
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'source_missing' } });
    const [task] = await media.uploads.query(
      `select attempts, status from asset_task where asset_id = $1 and generation = 2`,
      [id],
    );
    expect(task).toEqual({ attempts: 3, status: 'failed' });

    await media.uploads.store.put(key, clip, { contentType: 'video/mp4' });
    await media.call(`/assets/${id}/retry`, undefined, POST);
    expect(await media.ended(id)).toMatchObject({ status: 'ready', generation: 2, error: null });
    await eventually(async () => {
      const made = (await media.keys()).filter((one) => one.includes(`assets/${id}/`));
      expect(made.filter((one) => !one.includes(`assets/${id}/2/`))).toEqual([]);
    }, PATIENCE);
  }, 60_000);
});

describe('an asset that is deleted while it is made', () => {
  it('200: its workers stop, and no file of it is left anywhere', async () => {
    const id = await media.upload(await makeClip({ seconds: 12, size: '960x540' }));
    await eventually(async () => {
      const rows = await media.uploads.query(
        `select 1 from asset_task where asset_id = $1 and kind = 'video' and status = 'processing'`,
        [id],
      );
      expect(rows.length).toBeGreaterThan(0);
    }, PATIENCE);
    const deleted = await media.call(`/assets/${id}`, undefined, { method: 'DELETE' });
    expect(deleted).toMatchObject({ status: 200, data: { id, deleted: true } });
    expect((await media.call(`/assets/${id}`)).status).toBe(404);
    await eventually(async () => {
      expect(await media.uploads.query('select 1 from asset where id = $1', [id])).toEqual([]);
    }, PATIENCE);
    await eventually(async () => expect(await filesInHand()).toEqual([]), PATIENCE);
    expect((await media.keys()).filter((key) => key.includes(id))).toEqual([]);
    expect(await media.eventsOf(id)).toContain('asset.deleted');
  }, 60_000);

  it('deletes every asset: the store is empty', async () => {
    const { data } = await media.call('/assets');
    expect(data.items.length).toBeGreaterThan(0);
    for (const { id } of data.items) {
      await media.call(`/assets/${String(id)}`, undefined, { method: 'DELETE' });
    }
    await eventually(async () => expect(await media.keys()).toEqual([]), PATIENCE);
    const open = await media.uploads.query(
      `select 1 from usage_interval where meter = 'videos.stored_megabyte_seconds'
         and closed_at is null`,
    );
    expect(open).toEqual([]);
  });

  it('is deleted when its time is over', async () => {
    const id = await media.upload(await makeClip({ seconds: 2, hasPicture: false }));
    await media.ended(id);
    const body = { expires_at: new Date(Date.now() + 3_600_000).toISOString() };
    const changed = await media.call(`/assets/${id}`, body, { method: 'PATCH' });
    expect(changed.data).toMatchObject(body);
    await media.uploads.query(`update asset set expires_at = now() where id = $1`, [id]);
    await eventually(async () => expect(await media.keys()).toEqual([]), PATIENCE);
    expect((await media.call(`/assets/${id}`)).status).toBe(404);
  });
});
