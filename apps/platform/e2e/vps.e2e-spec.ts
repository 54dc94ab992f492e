import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@skydeck/testing';
import { ComputeEngines } from '../src/vps/engine/compute-engines.js';
import { type Answer, LaunchpadHarness } from './launchpad-harness.js';

const IMAGES = process.env['SKYDECK_TEST_IMAGES'] ?? join(tmpdir(), 'skydeck-test-images');

const wanted = (name: string) => ({ name, size: 'nano', image: 'tiny' });

describe('servers', () => {
  let harness: LaunchpadHarness;

  beforeAll(async () => {
    harness = await LaunchpadHarness.start({
      VPS_ENGINE: 'incus',
      VPS_IMAGE_DIR: IMAGES,
      VPS_KEEP_RUNNING: 'false',
      VPS_POOL_GB: '4',
      QUOTA_VPS: '5',
    });
  }, 120_000);

  afterAll(async () => {
    await removeAll();
    await harness.close();
  }, 120_000);

  /** Waits for the end of an operation. */
  async function done({ meta }: Answer): Promise<Answer['data']> {
    const { data } = await harness.get(`/operations/${meta.operation_id}?wait=60`);
    return data;
  }

  async function removeAll(): Promise<void> {
    const { data } = await harness.get('/vps?limit=100');
    const gone = data.items.map(({ id }) => harness.call('DELETE', `/vps/${String(id)}`));
    await Promise.all((await Promise.all(gone)).map(done));
  }

  async function make(name: string): Promise<string> {
    const made = await harness.post('/vps', wanted(name));
    expect(made).toMatchObject({ status: 202 });
    expect(await done(made)).toMatchObject({ status: 'succeeded', kind: 'vps.create' });
    return String(made.data['id']);
  }

  it('202: has its address at once, boots, is ready, and can be stopped, started and deleted', async () => {
    const made = await harness.post('/vps', { ...wanted('web-1'), tags: ['b', 'a', 'a'] });
    expect(made).toMatchObject({
      status: 202,
      data: { name: 'web-1', state: 'queued', ready: false, ipv4: expect.stringMatching(/^10\./) },
    });
    expect(made.data['tags']).toEqual(['a', 'b']);
    expect(await done(made)).toMatchObject({ status: 'succeeded', progress: 1 });
    await eventually(async () => (await harness.get('/vps/web-1')).data['ready'] === true, {
      timeoutMs: 20_000,
    });
    expect(await done(await harness.post('/vps/web-1/stop', { grace_s: 5 }))).toMatchObject({
      status: 'succeeded',
    });
    expect((await harness.get('/vps/web-1')).data).toMatchObject({
      state: 'stopped',
      ready: false,
    });
    await done(await harness.post('/vps/web-1/start'));
    expect((await harness.get('/vps/web-1')).data).toMatchObject({ state: 'running' });
    await done(await harness.call('DELETE', '/vps/web-1'));
    expect((await harness.get('/vps/web-1')).status).toBe(404);
    await eventually(async () => {
      const { data } = await harness.get('/events?type=vps.*&limit=100');
      const told = new Set(data.items.map(({ type }) => String(type)));
      expect([...told].toSorted()).toEqual([
        'vps.created',
        'vps.deleted',
        'vps.ready',
        'vps.started',
        'vps.stopped',
      ]);
    });
  }, 120_000);

  it('422: names the sizes and images that there are', async () => {
    const size = await harness.post('/vps', { ...wanted('a'), size: 'huge' });
    expect(size).toMatchObject({ status: 422, error: { code: 'vps.size_unknown' } });
    expect(size.error.detail).toContain('s-1vcpu-1gb');
    const image = await harness.post('/vps', { ...wanted('a'), image: 'windows' });
    expect(image).toMatchObject({ status: 422, error: { code: 'vps.image_unknown' } });
    expect(image.error.detail).toContain('debian-12');
  });

  it.each(['Web', 'a_b', '-a', 'a.b', '', 'a'.repeat(64)])(
    '422: refuses the name `%s`',
    async (name) => {
      expect(await harness.post('/vps', wanted(name))).toMatchObject({ status: 422 });
    },
  );

  it('422: refuses user data of more than 64 KiB', async () => {
    const body = { ...wanted('a'), user_data: 'x'.repeat(64 * 1024 + 1) };
    expect(await harness.post('/vps', body)).toMatchObject({ status: 422 });
  });

  it('409 and 429: of 50 creations at once five pass a quota of five, and names stay unique', async () => {
    const made = await Promise.all(
      Array.from({ length: 50 }, (_, index) => harness.post('/vps', wanted(`many-${index}`))),
    );
    const statuses = made.map(({ status }) => status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(5);
    expect(new Set(statuses)).toEqual(new Set([202, 429]));
    const addresses = made.flatMap(({ status, data }) => (status === 202 ? [data['ipv4']] : []));
    expect(new Set(addresses).size).toBe(5);
    await removeAll();
    await make('one');
    expect(await harness.post('/vps', wanted('one'))).toMatchObject({
      status: 409,
      error: { code: 'vps.name_taken' },
    });
    await removeAll();
  }, 120_000);

  it('409: does one thing at a time to a server, and deletes it in the middle of its making', async () => {
    const made = await harness.post('/vps', wanted('busy'));
    expect(await harness.post('/vps/busy/stop')).toMatchObject({
      status: 409,
      error: { code: 'operation.in_progress' },
    });
    const gone = await harness.call('DELETE', '/vps/busy');
    expect(gone.status).toBe(202);
    expect(await done(gone)).toMatchObject({ status: 'succeeded' });
    expect((await done(made))['status']).toMatch(/cancelled|succeeded/);
    expect((await harness.get('/vps/busy')).status).toBe(404);
  }, 60_000);

  it('resizes while it runs, and 422: never shrinks a disk', async () => {
    const id = await make('grow');
    const resized = await harness.post(`/vps/${id}/resize`, { size: 'micro' });
    expect(await done(resized)).toMatchObject({ status: 'succeeded' });
    expect((await harness.get(`/vps/${id}`)).data).toMatchObject({
      state: 'running',
      size: { slug: 'micro', memory_mb: 512, disk_gb: 5 },
    });
    expect(await harness.post(`/vps/${id}/resize`, { size: 'nano' })).toMatchObject({
      status: 422,
      error: { code: 'vps.disk_shrink' },
    });
    const kept = await harness.post(`/vps/${id}/resize`, { size: 'nano', disk: false });
    expect(await done(kept)).toMatchObject({ status: 'succeeded' });
    expect((await harness.get(`/vps/${id}`)).data).toMatchObject({
      size: { slug: 'nano', memory_mb: 256, disk_gb: 5 },
    });
    await removeAll();
  }, 60_000);

  it('409: keeps a protected server, 412: and one that changed meanwhile', async () => {
    const id = await make('kept');
    await harness.call('PATCH', `/vps/${id}`, { protected: true });
    expect(await harness.call('DELETE', `/vps/${id}`)).toMatchObject({
      status: 409,
      error: { code: 'vps.protected' },
    });
    expect(await harness.post(`/vps/${id}/rebuild`)).toMatchObject({ status: 409 });
    await harness.call('PATCH', `/vps/${id}`, { protected: false, labels: { tier: 'web' } });
    expect((await harness.get('/vps?label=tier=web')).data.items).toHaveLength(1);
    expect((await harness.get('/vps?label=tier=db')).data.items).toHaveLength(0);
    expect(await done(await harness.post(`/vps/${id}/rebuild`))).toMatchObject({
      status: 'succeeded',
    });
    await removeAll();
  }, 60_000);

  it('sets a server back to a snapshot, with the data of then', async () => {
    const id = await make('snap');
    const engines = harness.installation.platform!.app.get(ComputeEngines, { strict: false });
    const driver = await engines.open('incus');
    const run = async (command: string) => {
      const { items } = { items: await driver.observeAll() };
      const ref = items.find((one) => one.id === id)?.ref ?? '';
      return (await driver.exec(ref, ['sh', '-c', command])).stdout.trim();
    };
    await run('echo one > /root/note; sync');
    const kept = await harness.post(`/vps/${id}/snapshots`, { name: 'before' });
    expect(kept).toMatchObject({ status: 202, data: { name: 'before', status: 'creating' } });
    expect(await done(kept)).toMatchObject({ status: 'succeeded' });
    expect(await harness.post(`/vps/${id}/snapshots`, { name: 'before' })).toMatchObject({
      status: 409,
      error: { code: 'snapshot.name_taken' },
    });
    await run('echo two > /root/note; sync');
    const back = await harness.post(`/vps/${id}/snapshots/before/restore`);
    expect(await done(back)).toMatchObject({ status: 'succeeded' });
    expect((await harness.get(`/vps/${id}`)).data).toMatchObject({ state: 'running' });
    expect(await run('cat /root/note')).toBe('one');
    const gone = await harness.call('DELETE', `/vps/${id}/snapshots/before`);
    expect(await done(gone)).toMatchObject({ status: 'succeeded' });
    expect((await harness.get(`/vps/${id}/snapshots`)).data.items).toEqual([]);
    expect((await harness.get(`/vps/${id}`)).data).toMatchObject({ state: 'running' });
    await removeAll();
  }, 60_000);

  it('sees that a guest powers itself off, and that a server is gone', async () => {
    const id = await make('moody');
    const engines = harness.installation.platform!.app.get(ComputeEngines, { strict: false });
    const driver = await engines.open('incus');
    const ref = (await driver.observeAll()).find((one) => one.id === id)!.ref;
    await driver.exec(ref, ['poweroff']).catch(() => undefined);
    const inState = (state: string) => async () =>
      (await harness.get(`/vps/${id}`)).data['state'] === state;
    await eventually(inState('stopped'), { timeoutMs: 25_000 });
    await driver.destroy(ref);
    await eventually(inState('error'), { timeoutMs: 25_000 });
    expect((await harness.get(`/vps/${id}`)).data['error']).toMatchObject({ code: 'vps.lost' });
    await removeAll();
  }, 80_000);
});
