import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@skydeck/testing';
import { AssetHarness } from './asset-harness.js';
import { makeClip } from './clips.js';

const POST = { method: 'POST' };
const PATCH = { method: 'PATCH' };
const DAY_MS = 86_400_000;
const PATIENCE = { timeoutMs: 60_000, everyMs: 50 };

let media: AssetHarness;
let sound: Buffer;
let host: Server;

beforeAll(async () => {
  media = await AssetHarness.start({ MEDIA_ALLOW_CIDRS: '127.0.0.0/8' });
  sound = await makeClip({ seconds: 1, hasPicture: false });
  host = createServer((request, response) => {
    if (request.url !== '/tone.mp4') response.statusCode = 404;
    response.end(sound);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  host.close();
  await media.close();
});

const hosted = (name: string) => `http://127.0.0.1:${(host.address() as AddressInfo).port}/${name}`;
const keptFor = ({ created_at: from, expires_at: to }: Record<string, unknown>) =>
  to === null ? null : (Date.parse(to as string) - Date.parse(from as string)) / DAY_MS;
const get = async (id: string) => (await media.call(`/assets/${id}`)).data;

describe('how long assets are kept', () => {
  it('follows the asset, and the project where the asset says nothing', async () => {
    expect((await media.call('/asset-defaults')).data).toEqual({ retention_days: null });
    const set = await media.call('/asset-defaults', { retention_days: 30 }, PATCH);
    expect([set.status, set.data]).toEqual([200, { retention_days: 30 }]);
    const kept = async (asset: object) => {
      const id = await media.uploadAs(sound, asset);
      return [id, keptFor(await get(id))] as const;
    };
    const [id, days] = await kept({});
    expect(days).toBe(30);
    expect((await kept({ retention_days: 2 }))[1]).toBe(2);
    expect((await kept({ retention_days: null }))[1]).toBeNull();
    const changed = await media.call(`/assets/${id}`, { retention_days: 7 }, PATCH);
    expect(keptFor(changed.data)).toBe(7);
    await media.call('/asset-defaults', { retention_days: null }, PATCH);
    expect(keptFor(await get(id))).toBe(7);
  });

  it.each([
    ['retention_days', { retention_days: 0 }],
    ['retention_days', { retention_days: 7, expires_at: null }],
    ['priority', { priority: 'urgent' }],
  ])('422: names %s when it is wrong', async (field, body) => {
    const id = await media.uploadAs(sound, {});
    const { status, error } = await media.call(`/assets/${id}`, body, PATCH);
    expect(status).toBe(422);
    expect(JSON.stringify(error)).toContain(field);
  });

  it('ends with an event that says why', async () => {
    const id = await media.uploadAs(sound, {});
    await media.ended(id);
    await media.uploads.query(`update asset set expires_at = now() where id = $1`, [id]);
    await eventually(
      async () => expect((await media.call(`/assets/${id}`)).status).toBe(404),
      PATIENCE,
    );
    const [event] = await media.uploads.query<{ data: object }>(
      `select data from event where subject = $1 and type = 'asset.deleted'`,
      [id],
    );
    expect(event?.data).toMatchObject({ reason: 'expired' });
  });
});

describe('the file of an asset', () => {
  it('is deleted once the asset is ready, when it is not to be kept', async () => {
    const id = await media.uploadAs(sound, { keep_source: false });
    await media.ended(id);
    await eventually(
      async () => expect((await get(id))['source_deleted_at']).not.toBeNull(),
      PATIENCE,
    );
    const [row] = await media.uploads.query<{ key: string }>(
      'select source_key as key from asset where id = $1',
      [id],
    );
    const keys = await media.keys();
    expect(keys).not.toContain(row?.key);
    expect(keys.some((key) => key.includes(`assets/${id}/1/audio-0/`))).toBe(true);
    expect(await media.eventsOf(id)).toContain('asset.source_deleted');
    const { source_bytes: file, stored_bytes: stored } = await get(id);
    expect(Number(stored)).toBeLessThan(Number(file) + 50_000);
    await media.uploads.query(`update asset set status = 'failed' where id = $1`, [id]);
    const { status, error } = await media.call(`/assets/${id}/retry`, undefined, POST);
    expect([status, error.code]).toEqual([409, 'asset.source_deleted']);
  });
});

describe('an asset that is made before its file is there', () => {
  it('202: fetches the file, and becomes ready', async () => {
    const settings = { name: 'Tone', priority: 'high', metadata: { from: 'afar' } };
    const made = await media.call('/assets', { source_url: hosted('tone.mp4'), settings });
    expect(made.status).toBe(202);
    expect(made.data).toMatchObject({ name: 'Tone', priority: 'high', metadata: { from: 'afar' } });
    const id = String(made.data['id']);
    expect(await media.ended(id)).toMatchObject({ status: 'ready', source_bytes: sound.length });
    const events = await media.eventsOf(id);
    expect(events.filter((type) => type === 'asset.created')).toHaveLength(1);
  });

  it('is rejected when there is no file', async () => {
    const { data } = await media.call('/assets', { source_url: hosted('none.mp4') });
    const id = String(data['id']);
    const error = { code: 'source_fetch_failed' };
    expect(await media.ended(id)).toMatchObject({ status: 'rejected', error });
  });

  it('waits for an upload, and is called off with it', async () => {
    const upload = async () =>
      (await media.call('/uploads', { kind: 'direct', name: 'tone.mp4' })).data;
    const one = await upload();
    const { data } = await media.call('/assets', {
      upload_id: one['id'],
      settings: { name: 'Mine' },
    });
    expect(data).toMatchObject({ status: 'waiting', upload_id: one['id'], name: 'Mine' });
    const twice = await media.call('/assets', { upload_id: one['id'] });
    expect([twice.status, twice.error.code]).toEqual([409, 'asset.already_made']);
    const path = new URL(String(one['upload_url'])).pathname.replace('/api/v1', '');
    await fetch(media.uploads.at(path), { method: 'PUT', body: new Uint8Array(sound) });
    expect(await media.ended(String(data['id']))).toMatchObject({ status: 'ready', name: 'Mine' });

    const other = await upload();
    const waiting = await media.call('/assets', { upload_id: other['id'] });
    const id = String(waiting.data['id']);
    const off = await Promise.all(
      Array.from({ length: 50 }, () => media.call(`/assets/${id}/cancel`, undefined, POST)),
    );
    expect(
      new Set(off.map(({ status, data: { status: end } }) => `${status} ${String(end)}`)),
    ).toEqual(new Set(['200 cancelled']));
    const told = await media.eventsOf(id);
    expect(told.filter((type) => type === 'asset.cancelled')).toHaveLength(1);
    const { data: ended } = await media.call(`/uploads/${String(other['id'])}`);
    expect(ended).toMatchObject({ status: 'cancelled' });
  });

  it.each([
    [{}, 422],
    [{ upload_id: 'upl_none' }, 404],
    [{ source_url: 'file:///etc/passwd' }, 422],
  ])('refuses %j', async (body, expected) => {
    expect((await media.call('/assets', body)).status).toBe(expected);
  });
});
