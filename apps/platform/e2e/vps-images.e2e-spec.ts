import { createHash, randomBytes } from 'node:crypto';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@skydeck/config';
import { Events } from '@skydeck/events';
import { runCommand } from '@skydeck/exec';
import { PlatformConfig } from '@skydeck/platform';
import { eventually, TestClock } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { BackupScheduler } from '../src/vps/backups/backup-scheduler.js';
import { ComputeEngines } from '../src/vps/engine/compute-engines.js';
import { ImageFiles } from '../src/vps/images/files/image-files.js';
import { ImageSweeper } from '../src/vps/images/image-sweeper.js';
import { Snapshots } from '../src/vps/snapshots/snapshots.js';
import { VpsSettings } from '../src/vps/vps-settings.js';
import { type Answer, LaunchpadHarness } from './launchpad-harness.js';

const IMAGES = process.env['SKYDECK_TEST_IMAGES'] ?? join(tmpdir(), 'skydeck-test-images');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe('images and backups of servers', () => {
  let harness: LaunchpadHarness;
  let settings: VpsSettings;
  let web: Server;
  let webUrl: string;
  let exported: Buffer;
  let served: Buffer;

  beforeAll(async () => {
    harness = await LaunchpadHarness.start({
      VPS_ENGINE: 'incus',
      VPS_IMAGE_DIR: IMAGES,
      VPS_KEEP_RUNNING: 'false',
      VPS_POOL_GB: '4',
      VPS_IMAGE_MAX_GB: '0.0625',
      VPS_IMAGE_ALLOW_CIDRS: '127.0.0.0/8',
      QUOTA_VPS_IMAGES: '6',
      QUOTA_VPS_SNAPSHOTS: '6',
    });
    settings = new VpsSettings(loadConfig(PlatformConfig, harness.installation.environment));
    web = createServer((request, response) => {
      if (request.url === '/image') response.end(served);
      else if (request.url === '/to?key=secret')
        response.writeHead(302, { location: '/image' }).end();
      else if (request.url === '/cut') {
        response.writeHead(200, { 'content-length': 1000 });
        response.write('x', () => response.destroy());
      } else response.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    await once(web, 'listening');
    webUrl = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
    await make('origin', 'tiny');
  }, 120_000);

  afterAll(async () => {
    const { data } = await harness.get('/vps?limit=100');
    for (const { id } of data.items) await done(await harness.call('DELETE', `/vps/${String(id)}`));
    await harness.close();
    web.close();
  }, 120_000);

  const app = () => harness.installation.platform!.app;
  const files = () => readdir(join(settings.dir, 'own-images')).catch(() => []);

  async function done({ meta }: Answer): Promise<Answer['data']> {
    const { data } = await harness.get(`/operations/${meta.operation_id}?wait=60`);
    return data;
  }

  async function make(name: string, image: string): Promise<string> {
    const made = await harness.post('/vps', { name, size: 'nano', image });
    expect(made).toMatchObject({ status: 202 });
    expect(await done(made)).toMatchObject({ status: 'succeeded' });
    return String(made.data['id']);
  }

  async function run(vps: string, command: string): Promise<string> {
    const driver = await app().get(ComputeEngines, { strict: false }).open('incus');
    const { id } = (await harness.get(`/vps/${vps}`)).data;
    const ref = (await driver.observeAll()).find((one) => one.id === id)?.ref ?? '';
    return (await driver.exec(ref, ['sh', '-c', command])).stdout.trim();
  }

  async function upload(query: string, body: Buffer, headers: Record<string, string> = {}) {
    const response = await fetch(harness.address(`/images/uploads?${query}`), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${harness.token}`,
        'content-type': 'application/octet-stream',
        ...headers,
      },
      body: new Uint8Array(body),
    });
    return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
  }

  it('lists the catalogue, and builds of it ahead', async () => {
    const { data } = await harness.get('/images?origin=catalogue&sort=slug');
    expect(data.items.map(({ slug }) => slug)).toEqual([
      'debian-12',
      'debian-13',
      'tiny',
      'ubuntu-24.04',
    ]);
    const built = await harness.post('/images/tiny/build');
    expect(await done(built)).toMatchObject({ status: 'succeeded', kind: 'image.build' });
    expect((await harness.get('/images/tiny')).data).toMatchObject({
      status: 'ready',
      progress: 1,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await harness.call('PATCH', '/images/tiny', { title: 'Mine' })).toMatchObject({
      status: 409,
      error: { code: 'image.of_catalogue' },
    });
    expect(await harness.call('DELETE', '/images/tiny')).toMatchObject({ status: 409 });
  }, 60_000);

  it('makes an image of a snapshot, and a server of that, with its data', async () => {
    await run('origin', 'echo kept > /root/note; sync');
    await done(await harness.post('/vps/origin/snapshots', { name: 'first' }));
    const body = { slug: 'golden', vps: 'origin', snapshot: 'first' };
    const made = await harness.post('/images', body);
    expect(made).toMatchObject({
      status: 202,
      data: { slug: 'golden', status: 'building', origin: 'snapshot' },
    });
    expect(await done(made)).toMatchObject({
      status: 'succeeded',
      resource: { type: 'image', id: made.data['id'] },
    });
    expect(await harness.post('/images', body)).toMatchObject({
      status: 409,
      error: { code: 'image.slug_taken' },
    });
    await make('copy', 'golden');
    expect(await run('copy', 'cat /root/note')).toBe('kept');
    expect(await run('copy', 'hostname')).toBe('copy');
  }, 90_000);

  it('exports it as a file, and boots a server of that file uploaded again', async () => {
    const response = await fetch(harness.address('/images/golden/export'), {
      headers: { authorization: `Bearer ${harness.token}` },
    });
    expect(response.headers.get('content-disposition')).toContain('golden.tar.zst');
    exported = Buffer.from(await response.arrayBuffer());
    const sha256 = createHash('sha256').update(exported).digest();
    const field = { 'content-digest': `sha-256=:${sha256.toString('base64')}:` };
    const made = await upload('slug=moved&title=Moved', exported, field);
    expect(made).toMatchObject({ status: 202, data: { sha256: sha256.toString('hex') } });
    expect(await done(made)).toMatchObject({ status: 'succeeded', kind: 'image.check' });
    await make('third', 'moved');
    expect(await run('third', 'cat /root/note')).toBe('kept');
    const again = await fetch(harness.address('/images/moved/export'), {
      headers: { authorization: `Bearer ${harness.token}` },
    });
    expect(again.headers.get('repr-digest')).toBe(field['content-digest']);
    expect(Buffer.from(await again.arrayBuffer()).equals(exported)).toBe(true);
  }, 90_000);

  it('fetches an image from an address, and says what is wrong with others', async () => {
    served = exported;
    const made = await harness.post('/images', { slug: 'fetched', url: `${webUrl}/to?key=secret` });
    expect(await done(made)).toMatchObject({ status: 'succeeded', error: null });
    const { data } = await harness.get('/images/fetched');
    expect(data).toMatchObject({ status: 'ready', source: `${webUrl}/to` });
    const failures = [
      ['gone', `${webUrl}/gone`, 'image.fetch_failed'],
      ['inside', 'http://169.254.169.254/latest', 'image.fetch_failed'],
      ['cut', `${webUrl}/cut`, 'image.fetch_failed'],
    ] as const;
    for (const [slug, url, code] of failures) {
      const failed = await harness.post('/images', { slug, url });
      expect(await done(failed)).toMatchObject({ status: 'failed', error: { code } });
      expect((await harness.get(`/images/${slug}`)).data).toMatchObject({
        status: 'failed',
        error: { code },
      });
      expect(await harness.post('/vps', { name: 'x', size: 'nano', image: slug })).toMatchObject({
        status: 409,
        error: { code: 'image.not_ready' },
      });
      expect((await harness.call('DELETE', `/images/${slug}`)).status).toBe(200);
    }
    expect((await files()).length).toBe(2);
    const other = { slug: 'other', url: `${webUrl}/image`, sha256: '0'.repeat(64) };
    const mismatch = await done(await harness.post('/images', other));
    expect(mismatch).toMatchObject({ error: { code: 'image.digest_mismatch' } });
    await harness.call('DELETE', '/images/other');
  }, 60_000);

  it('fails an upload that is no image, and leaves nothing of it', async () => {
    const made = await upload('slug=noise', randomBytes(100_000));
    expect(await done(made)).toMatchObject({ error: { code: 'image.unreadable' } });
    expect((await harness.get('/images/noise')).data).toMatchObject({ status: 'failed' });
    expect(await files()).toHaveLength(2);
    expect((await harness.call('DELETE', '/images/noise')).status).toBe(200);
  }, 30_000);

  it('413, 422, 409: refuses uploads that are too large, another, or named as one that is', async () => {
    expect(await upload('slug=big', Buffer.alloc(68 * 1024 * 1024))).toMatchObject({
      status: 413,
      error: { code: 'image.too_large' },
    });
    expect(await upload(`slug=b&sha256=${'0'.repeat(64)}`, Buffer.from('x'))).toMatchObject({
      status: 422,
      error: { code: 'image.digest_mismatch' },
    });
    expect(await upload('slug=moved', exported)).toMatchObject({ status: 409 });
    expect(await upload('slug=Not%20good', exported)).toMatchObject({ status: 422 });
    expect(await upload('slug=b', exported, { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
    });
    expect(await files()).toHaveLength(2);
  }, 30_000);

  it('leaves nothing of uploads that are cut, and sweeps what a crash left', async () => {
    const request = httpRequest(harness.address('/images/uploads?slug=cut'), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${harness.token}`,
        'content-type': 'application/octet-stream',
        'content-length': 10_000_000,
      },
    });
    request.on('error', () => undefined);
    request.write(Buffer.alloc(1_000_000));
    await eventually(async () => (await files()).length === 3, { timeoutMs: 10_000 });
    request.destroy();
    await eventually(async () => (await files()).length === 2, { timeoutMs: 10_000 });
    expect((await harness.get('/images/cut')).status).toBe(404);
    // What a killed process leaves: a file that no row knows.
    const store = app().get(ImageFiles, { strict: false });
    const { path } = await store.store(
      'img_lost',
      (async function* () {
        yield Buffer.from('x');
      })(),
    );
    const sweeper = app().get(ImageSweeper, { strict: false });
    await sweeper.sweep();
    expect((await stat(path)).size).toBe(1);
    await runCommand('touch', ['-d', '2 hours ago', path]);
    await sweeper.sweep();
    expect(await files()).not.toContain('img_lost');
    expect(await files()).toHaveLength(2);
  }, 40_000);

  it('412: changes the title only of what was read, 429: keeps to the quota', async () => {
    const response = await fetch(harness.address('/images/moved'), {
      headers: { authorization: `Bearer ${harness.token}` },
    });
    const change = (etag: string) =>
      fetch(harness.address('/images/moved'), {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${harness.token}`,
          'content-type': 'application/json',
          'if-match': etag,
        },
        body: JSON.stringify({ title: 'Other' }),
      });
    const etag = response.headers.get('etag') ?? '';
    expect((await change(etag)).status).toBe(200);
    expect((await change(etag)).status).toBe(412);
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        harness.post('/images', { slug: `many-${index}`, url: `${webUrl}/gone` }),
      ),
    );
    const accepted = all.filter(({ status }) => status === 202);
    expect(accepted).toHaveLength(3);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([202, 429]));
    await Promise.all(accepted.map(done));
    for (const { data } of accepted) await harness.call('DELETE', `/images/${String(data['id'])}`);
  }, 60_000);

  it('keeps what a server needs for its rebuild until that is gone', async () => {
    expect((await harness.call('DELETE', '/images/moved')).status).toBe(200);
    expect((await harness.get('/images/moved')).status).toBe(404);
    const rebuilt = await harness.post('/vps/third/rebuild');
    expect(await done(rebuilt)).toMatchObject({ status: 'succeeded' });
    expect(await run('third', 'cat /root/note')).toBe('kept');
    const clock = new TestClock(new Date(Date.now() + HOUR_MS));
    const sweep = () =>
      new ImageSweeper(
        app().get(DataSource),
        app().get(ComputeEngines, { strict: false }),
        app().get(ImageFiles, { strict: false }),
        clock,
      ).sweep();
    await sweep();
    expect(await files()).toHaveLength(2);
    await done(await harness.call('DELETE', '/vps/third'));
    await sweep();
    expect(await files()).toHaveLength(1);
  }, 90_000);

  it('takes a backup once for 50 schedulers, prunes, restores, and tells of one it missed', async () => {
    const plan = '/vps/origin/backups/plan';
    expect((await harness.get(plan)).status).toBe(404);
    const clock = new TestClock();
    const hour_utc = (clock.now().getUTCHours() + 2) % 24;
    const set = await harness.call('PUT', plan, { hour_utc, keep: 2 });
    expect(set).toMatchObject({ status: 200, data: { hour_utc, weekday: null, keep: 2 } });
    const snapshots = app().get(Snapshots, { strict: false });
    const events = app().get(Events, { strict: false });
    const scheduler = new BackupScheduler(app().get(DataSource), snapshots, events, clock);
    const backups = async () =>
      (await harness.get('/vps/origin/snapshots?kind=backup&sort=created_at')).data.items;
    const settled = async () =>
      (await harness.get('/vps/origin')).data['operation'] === null &&
      (await backups()).every(({ status }) => status === 'ready');
    const passes = async (count: number) => {
      await Promise.all(Array.from({ length: count }, () => scheduler.pass()));
      await eventually(settled, { timeoutMs: 20_000 });
    };
    await passes(50);
    expect(await backups()).toEqual([]);
    for (const day of [0, 1, 2]) {
      await run('origin', `echo day-${day} > /root/note; sync`);
      clock.advance(day === 0 ? 3 * HOUR_MS : DAY_MS);
      await passes(50);
      expect(await backups()).toHaveLength(day + 1);
    }
    await passes(50);
    const left = await backups();
    expect(left).toHaveLength(2);
    const back = await harness.post(`/vps/origin/snapshots/${String(left[0]!['id'])}/restore`);
    expect(await done(back)).toMatchObject({ status: 'succeeded' });
    expect(await run('origin', 'cat /root/note')).toBe('day-1');

    // A server that is busy is asked again, until it is too late for that backup.
    clock.advance(DAY_MS);
    const stopping = await harness.post('/vps/origin/snapshots', { name: 'busy' });
    await scheduler.pass();
    await done(stopping);
    clock.advance(10 * 60_000);
    await passes(1);
    expect((await backups()).length).toBe(3);

    // Where there is no room for it, a backup is not tried again, and that is told.
    const more = await harness.post('/vps/origin/snapshots', { name: 'last' });
    await done(more);
    expect(await harness.post('/vps/origin/snapshots')).toMatchObject({ status: 429 });
    clock.advance(DAY_MS);
    await passes(50);
    const missed = async () => (await harness.get('/events?type=backup.missed')).data.items;
    await eventually(async () => (await missed()).length === 1);
    expect((await missed())[0]).toMatchObject({ data: { reason: 'quota_exceeded' } });
    await harness.call('DELETE', plan);
    expect((await harness.get(plan)).status).toBe(404);
  }, 120_000);

  it('tells what happened as events', async () => {
    await eventually(async () => {
      const { data } = await harness.get('/events?limit=100&type=image.*');
      const told = new Set(data.items.map(({ type }) => type));
      return ['created', 'ready', 'failed', 'updated', 'deleted'].every((what) =>
        told.has(`image.${what}`),
      );
    });
  });
});
