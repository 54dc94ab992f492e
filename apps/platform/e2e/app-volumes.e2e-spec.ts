import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { DailySnapshots } from '../src/launchpad/volumes/snapshots/daily-snapshots.js';
import { counter } from './counter-app.js';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness } from './launchpad-harness.js';

describe('volumes of apps', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start({
      LAUNCHPAD_WATCH_S: '0',
      LAUNCHPAD_METRICS_EVERY_S: '1',
    });
    repository = await GitRepository.create(counter('one'));
    const first = await launchpad.deploy({ name: 'shop', repo: repository.dir });
    if (first['status'] !== 'live') throw new Error(JSON.stringify(first['error']));
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  const ask = async (path: string) => (await launchpad.visit('shop', path)).body;

  it('live: a new volume comes with a release, and outlives deployments and a rollback', async () => {
    expect(await ask('/count')).toBe('one ENOENT');
    const body = { name: 'data', mount_path: '/data', size_gb: 1 };
    const made = await launchpad.post('/apps/shop/volumes', body);
    expect(made).toMatchObject({
      status: 201,
      data: { size_gb: 1, shared: false, attached: true, zero_downtime: false },
    });
    const mounted = await launchpad.finished('shop', String(made.data['deployment_id']));
    expect(mounted).toMatchObject({ status: 'live', reason: 'volumes' });
    expect(await ask('/count')).toBe('one 1');
    await repository.commit(counter('two'), 'second version');
    expect(await launchpad.redeploy('shop')).toMatchObject({ status: 'live' });
    expect(await ask('/count')).toBe('two 2');
    const back = await launchpad.post('/apps/shop/rollback', { release: 1 });
    expect(await launchpad.finished('shop', back.meta.operation_id)).toMatchObject({
      status: 'live',
    });
    expect(await ask('/count')).toBe('one 3');
    await eventually(async () => {
      const { data } = await launchpad.get('/apps/shop/volumes/data');
      expect(data).toMatchObject({ status: 'ready', degraded: null });
      expect(data['used_bytes']).toBeGreaterThan(0);
    });
  }, 120_000);

  it('409: holds what has a volume at one replica, however it is asked for more', async () => {
    const width = { processes: { web: { replicas: 2 } } };
    const policy = { enabled: true, min: 1, max: 3, cpu_percent: 50 };
    const asked = [
      await launchpad.post('/apps/shop/scale', { replicas: 2 }),
      await launchpad.call('PATCH', '/apps/shop/processes', width),
      await launchpad.call('PATCH', '/apps/shop/autoscaling', policy),
    ];
    for (const { status, error } of asked) {
      expect([status, error.code]).toEqual([409, 'app_volume.one_replica']);
    }
    expect((await launchpad.get('/apps/shop/scale')).data).toMatchObject({ replicas: 1 });
  });

  it('live: requests wait while one release gives its volume to the next', async () => {
    const outcomes: number[] = [];
    const over = new AbortController();
    const visits = (async () => {
      while (!over.signal.aborted) outcomes.push((await launchpad.visit('shop', '/read')).status);
    })();
    await repository.commit(counter('three'), 'third version');
    expect(await launchpad.redeploy('shop')).toMatchObject({ status: 'live' });
    over.abort();
    await visits;
    expect(outcomes.length).toBeGreaterThan(5);
    expect(new Set(outcomes)).toEqual(new Set([200]));
    expect(await ask('/read')).toBe('three 3');
  }, 60_000);

  it('failed: a release that cannot start gives the volume back to the one before', async () => {
    await repository.commit({ 'server.js': 'process.exit(3);' }, 'cannot start');
    expect(await launchpad.redeploy('shop')).toMatchObject({ status: 'failed' });
    await eventually(async () => (await ask('/read')) === 'three 3');
  }, 60_000);

  it('full: tells the app, its owner and its log, and is roomy again after it', async () => {
    expect(await ask('/fill')).toBe('three ENOSPC');
    await eventually(async () => {
      const { data } = await launchpad.get('/apps/shop/volumes/data');
      expect(data).toMatchObject({ degraded: 'full', status: 'ready' });
    });
    expect(await ask('/empty')).toBe('three emptied');
    await eventually(async () => {
      const { data } = await launchpad.get('/apps/shop/volumes/data');
      expect(data['degraded']).toBeNull();
    });
    await eventually(async () => {
      const { items } = (await launchpad.get('/events?type=app_volume.*&limit=100')).data;
      const events = items.map(({ type }) => type);
      expect(events).toEqual(expect.arrayContaining(['app_volume.full', 'app_volume.roomy']));
    });
    const log = (await launchpad.get('/apps/shop/logs?limit=1000')).data.items;
    expect(log.map(({ line }) => line)).toContain('(The volume data is full.)');
  }, 60_000);

  it('422: grows, and never shrinks', async () => {
    const grown = await launchpad.call('PATCH', '/apps/shop/volumes/data', { size_gb: 2 });
    expect(grown).toMatchObject({ status: 200, data: { size_gb: 2 } });
    await eventually(
      async () => {
        const { data } = await launchpad.get('/apps/shop/volumes/data');
        expect(data).toMatchObject({ status: 'ready', size_bytes: 2 * 2 ** 30 });
      },
      { timeoutMs: 30_000 },
    );
    await eventually(async () => (await ask('/read')) === 'three 3', { timeoutMs: 30_000 });
    const less = await launchpad.call('PATCH', '/apps/shop/volumes/data', { size_gb: 1 });
    expect([less.status, less.error.code]).toEqual([422, 'app_volume.shrink']);
  }, 60_000);

  it('ready: keeps a snapshot, begins a volume with it, and restores it', async () => {
    const volume = '/apps/shop/volumes/data';
    const kept = async (name: string) => {
      const made = await launchpad.post(`${volume}/snapshots`, { name });
      expect(made).toMatchObject({ status: 201, data: { status: 'pending' } });
      const path = `${volume}/snapshots/${name}`;
      await eventually(async () => (await launchpad.get(path)).data['status'] === 'ready');
      return (await launchpad.get(path)).data;
    };
    const snapshot = await kept('before');
    expect(snapshot).toMatchObject({ was_in_use: true, error: null });
    expect(await ask('/count')).toBe('three 4');
    const early = await launchpad.post(`${volume}/restore`, { snapshot: 'before' });
    expect([early.status, early.error.code]).toEqual([409, 'app_volume.in_use']);
    const begun = { name: 'copy', mount_path: '/copy', size_gb: 1, snapshot: snapshot['id'] };
    const copy = await launchpad.post('/apps/shop/volumes', begun);
    expect(copy.status).toBe(201);
    const ready = async () => (await launchpad.get('/apps/shop/volumes/copy')).data['status'];
    await eventually(async () => (await ready()) === 'ready');
    await attach(false);
    expect(await ask('/read')).toBe('three 0');
    const restored = await launchpad.post(`${volume}/restore`, { snapshot: 'before' });
    expect(restored).toMatchObject({ status: 202, data: { status: 'restoring' } });
    await eventually(async () => (await launchpad.get(volume)).data['status'] === 'ready');
    await attach(true);
    expect(await ask('/read')).toBe('three 3');
    const gone = await launchpad.call('DELETE', `${volume}/snapshots/before`);
    expect(gone.status).toBe(200);
    await eventually(
      async () => (await launchpad.get(`${volume}/snapshots/before`)).status === 404,
    );
  }, 120_000);

  it('daily: is kept once a day by many at once, and makes room for the next', async () => {
    const path = '/apps/shop/volumes/data';
    const { app } = launchpad.installation.platform!;
    const daily = app.get(DailySnapshots, { strict: false });
    const { manager } = app.get(DataSource, { strict: false });
    const { id } = (await launchpad.get(path)).data;
    const kept = async () => {
      const { data } = await launchpad.get(`${path}/snapshots?kind=daily`);
      return data.items.map((item) => [String(item['name']), item['status']] as const);
    };
    /** A day passes for what there is. */
    const nextDay = async () => {
      const earlier = `created_at - interval '25 hours'`;
      await manager.query(`update app_volume set created_at = ${earlier} where id = $1`, [id]);
      await manager.query(
        `update app_volume_snapshot set created_at = ${earlier}, name = 'old-' || right(id, 9)
         where volume_id = $1`,
        [id],
      );
    };
    await daily.pass();
    expect(await kept()).toEqual([]);
    expect(await launchpad.call('PATCH', path, { snapshots_kept: 1 })).toMatchObject({
      status: 200,
      data: { snapshots_kept: 1, deployment_id: null },
    });
    await nextDay();
    await Promise.all(Array.from({ length: 50 }, () => daily.pass()));
    const [first, ...others] = await kept();
    expect([first?.[0], others]).toEqual([expect.stringMatching(/^daily-\d{8}-\d{6}$/), []]);
    await eventually(async () => (await kept())[0]?.[1] === 'ready');
    await nextDay();
    await daily.pass();
    await eventually(async () => {
      await daily.pass();
      const now = await kept();
      expect(now).toEqual([[expect.stringMatching(/^daily-\d{8}-\d{6}$/), 'ready']]);
    });
    const off = await launchpad.call('PATCH', path, { snapshots_kept: 61 });
    expect([off.status, off.error.code]).toEqual([422, 'validation_failed']);
  }, 60_000);

  it('404: removes the data of a volume that nothing mounts, once its name was given', async () => {
    const path = '/apps/shop/volumes/data';
    const mounted = await launchpad.call('DELETE', `${path}?confirm=data`);
    expect([mounted.status, mounted.error.code]).toEqual([409, 'app_volume.in_use']);
    await attach(false);
    const unsure = await launchpad.call('DELETE', path);
    expect([unsure.status, unsure.error.code]).toEqual([422, 'app_volume.not_confirmed']);
    const { id } = (await launchpad.get(path)).data;
    const disk = join(launchpad.installation.home, 'launchpad/volumes', String(id));
    await access(join(disk, 'disk.ext4'));
    const gone = await launchpad.call('DELETE', `${path}?confirm=data`);
    expect(gone).toMatchObject({ status: 200, data: { deleted: true } });
    await eventually(async () => (await launchpad.get(path)).status === 404);
    await expect(access(disk)).rejects.toMatchObject({ code: 'ENOENT' });
  }, 60_000);

  it('409: two volumes never lie in one another, nor share a name', async () => {
    const base = { name: 'logs', mount_path: '/copy/logs', size_gb: 1 };
    const inside = await launchpad.post('/apps/shop/volumes', base);
    expect([inside.status, inside.error.code]).toEqual([409, 'app_volume.mount_taken']);
    const twice = { name: 'copy', mount_path: '/else', size_gb: 1 };
    const taken = await launchpad.post('/apps/shop/volumes', twice);
    expect([taken.status, taken.error.code]).toEqual([409, 'app_volume.name_taken']);
    const wrong = { name: 'wrong', mount_path: '/proc/1', size_gb: 1 };
    expect((await launchpad.post('/apps/shop/volumes', wrong)).status).toBe(422);
    const huge = { name: 'huge', mount_path: '/huge', size_gb: 101 };
    const large = await launchpad.post('/apps/shop/volumes', huge);
    expect([large.status, large.error.code]).toEqual([422, 'app_volume.too_large']);
  });

  async function attach(attached: boolean): Promise<void> {
    const made = await launchpad.call('PATCH', '/apps/shop/volumes/data', { attached });
    expect(made.status).toBe(200);
    const ended = await launchpad.finished('shop', String(made.data['deployment_id']));
    expect(ended).toMatchObject({ status: 'live', error: null });
  }
});
