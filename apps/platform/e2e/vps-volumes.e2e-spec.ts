import { eventually } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { ServersHarness, type TestServer } from './servers-harness.js';

let lab: ServersHarness;
let one: TestServer;

beforeAll(async () => {
  lab = await ServersHarness.start({ QUOTA_VPS_VOLUMES: '3', QUOTA_VPS_VOLUME_GB: '6' });
  one = await lab.make('one');
}, 120_000);

afterAll(async () => {
  await lab.close();
}, 120_000);

afterEach(async () => {
  const { data } = await lab.api.get('/volumes?limit=100');
  for (const { id, vps_id: vpsId } of data.items) {
    if (vpsId !== null) await lab.done(await lab.api.post(`/volumes/${String(id)}/detach`));
    await lab.done(await lab.api.call('DELETE', `/volumes/${String(id)}`));
  }
}, 60_000);

const create = (name: string, sizeGb = 1) =>
  lab.api.post('/volumes?wait=30', { name, size_gb: sizeGb });

const attach = (volume: string, path: string, vps = 'one') =>
  lab.api.post(`/volumes/${volume}/attach?wait=30`, { vps, mount_path: path });

it('moves with its data from server to server, and outlives them', async () => {
  const made = await create('data');
  expect(made).toMatchObject({ status: 202, data: { status: 'available', vps_id: null } });
  expect((await attach('data', '/mnt/data')).data).toMatchObject({
    status: 'in_use',
    vps_id: one.id,
    mount_path: '/mnt/data',
  });
  await lab.run(one, 'echo precious >/mnt/data/note; sync');
  const two = await lab.make('two');
  expect(await attach('data', '/mnt/data', 'two')).toMatchObject({
    status: 409,
    error: { code: 'volume.in_use' },
  });
  expect(await lab.api.call('DELETE', '/volumes/data')).toMatchObject({
    status: 409,
    error: { code: 'volume.in_use' },
  });
  const off = await lab.api.post('/volumes/data/detach?wait=30');
  expect(off.data).toMatchObject({ status: 'available', vps_id: null, mount_path: null });
  expect(await lab.run(one, 'cat /mnt/data/note 2>/dev/null')).toBe('');
  expect((await attach('data', '/srv', 'two')).data).toMatchObject({ status: 'in_use' });
  expect(await lab.run(two, 'cat /srv/note')).toBe('precious');
  await lab.done(await lab.api.call('DELETE', '/vps/two'));
  expect((await lab.api.get('/volumes/data')).data).toMatchObject({
    status: 'available',
    vps_id: null,
  });
  expect((await attach('data', '/mnt/again')).data).toMatchObject({ status: 'in_use' });
  expect(await lab.run(one, 'cat /mnt/again/note')).toBe('precious');
}, 120_000);

it('grows while it is attached, and 422: never shrinks', async () => {
  await create('grow');
  await lab.api.post('/volumes/grow/attach?wait=30', { vps: 'one', mount_path: '/mnt/grow' });
  const grown = await lab.api.post('/volumes/grow/grow?wait=30', { size_gb: 2 });
  expect(grown.data).toMatchObject({ size_gb: 2, status: 'in_use', error: null });
  for (const size of [1, 2]) {
    expect(await lab.api.post('/volumes/grow/grow', { size_gb: size })).toMatchObject({
      status: 422,
      error: { code: 'volume.shrink' },
    });
  }
  expect((await lab.api.get('/volumes/grow')).data['size_gb']).toBe(2);
}, 60_000);

it('stays where it is when a server is set back to a snapshot', async () => {
  await create('moved');
  await attach('moved', '/mnt/moved');
  await lab.done(await lab.api.post('/vps/one/snapshots', { name: 'with-volume' }));
  await lab.api.post('/volumes/moved/detach?wait=30');
  await lab.run(one, 'touch /root/later; sync');
  const back = await lab.api.post('/vps/one/snapshots/with-volume/restore');
  expect(await lab.done(back)).toMatchObject({ status: 'succeeded' });
  await eventually(async () => expect(await lab.run(one, 'ls -a /root')).toContain('.ssh'));
  expect(await lab.run(one, 'ls /root/later 2>/dev/null')).toBe('');
  expect(await lab.run(one, 'grep -c /mnt/moved /proc/mounts')).toBe('0');
  expect((await lab.api.get('/volumes/moved')).data).toMatchObject({ vps_id: null });
}, 60_000);

it('409: of 50 attachments at once one is begun', async () => {
  await create('race');
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      lab.api.post('/volumes/race/attach', { vps: 'one', mount_path: `/mnt/race${index}` }),
    ),
  );
  const begun = answers.filter(({ status }) => status === 202);
  expect(begun).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202, 409]));
  expect(await lab.done(begun[0]!)).toMatchObject({ status: 'succeeded', kind: 'volume.attach' });
}, 60_000);

it('429: holds a project to its number of volumes and to their size', async () => {
  expect(await create('large', 7)).toMatchObject({
    status: 429,
    error: { code: 'quota_exceeded' },
  });
  expect(await create('a', 5)).toMatchObject({ status: 202 });
  expect(await lab.api.post('/volumes/a/grow', { size_gb: 7 })).toMatchObject({ status: 429 });
  expect((await lab.api.get('/volumes/a')).data).toMatchObject({ size_gb: 5, status: 'available' });
  expect(await create('b', 2)).toMatchObject({ status: 429 });
}, 60_000);

it('409 and 422: names and paths are unique, and paths are no folders of the system', async () => {
  await create('same');
  expect(await create('same')).toMatchObject({
    status: 409,
    error: { code: 'volume.name_taken' },
  });
  await create('next');
  expect(await attach('same', '/mnt/x')).toMatchObject({ data: { status: 'in_use' } });
  expect(await attach('next', '/mnt/x')).toMatchObject({
    status: 409,
    error: { code: 'volume.mount_taken' },
  });
  for (const path of ['/', '/proc', '/proc/x', '/etc', 'mnt', '/a/../b', '/mnt//x', '/mnt/']) {
    expect(await attach('next', path)).toMatchObject({ status: 422 });
  }
}, 60_000);

it('404: another project has none of it', async () => {
  const made = await create('own');
  const id = String(made.data['id']);
  expect(await lab.api.get(lab.other(`/volumes/${id}`))).toMatchObject({
    status: 404,
    error: { code: 'volume.not_found' },
  });
  const stolen = { vps: one.id, mount_path: '/mnt/stolen' };
  const theirs = await lab.api.post(lab.other('/volumes?wait=30'), { name: 'own', size_gb: 1 });
  expect(await lab.api.post(lab.other('/volumes/own/attach'), stolen)).toMatchObject({
    status: 404,
    error: { code: 'vps.not_found' },
  });
  const gone = await lab.api.call('DELETE', lab.other(`/volumes/${String(theirs.data['id'])}`));
  expect(await lab.done(gone, 'other')).toMatchObject({ status: 'succeeded' });
}, 60_000);

it('tells of everything, and measures size by time', async () => {
  await create('told', 2);
  const id = String((await lab.api.get('/volumes/told')).data['id']);
  await lab.api.post('/volumes/told/grow?wait=30', { size_gb: 3 });
  await lab.done(await lab.api.call('DELETE', '/volumes/told'));
  await eventually(async () => {
    const { data } = await lab.api.get('/events?type=volume.*&limit=100');
    const told = data.items.filter((event) => JSON.stringify(event).includes(id));
    expect(told).toHaveLength(3);
    expect(new Set(told.map(({ type }) => type))).toEqual(
      new Set(['volume.created', 'volume.grown', 'volume.deleted']),
    );
  });
  const { app } = lab.api.installation.platform!;
  const intervals = await app.get(DataSource).query<{ rate: string; closed_at: Date | null }[]>(
    `select rate, closed_at from usage_interval
     where meter = 'vps.volume_megabyte_seconds' and key like $1 order by rate`,
    [`${id}.%`],
  );
  expect(intervals.map(({ rate }) => Number(rate))).toEqual([2048, 3072]);
  expect(intervals.every(({ closed_at: end }) => end !== null)).toBe(true);
}, 60_000);
