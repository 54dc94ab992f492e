import { labInstance, serverSpec, testImages } from '../fixtures/compute-lab.js';
import { incusCluster, type IncusCluster } from '../fixtures/incus-cluster.js';
import type { IncusMember } from '../fixtures/incus-member.js';
import { until } from '../fixtures/until.js';
import { IncusDriver } from './incus.driver.js';

interface Made {
  readonly id: string;
  readonly ref: string;
  readonly hostname: string;
}

const instance = labInstance();

let cluster: IncusCluster;
let driver: IncusDriver;
/** A server on each member, and what its name should be. */
let far: Made;
let near: Made;

beforeAll(async () => {
  cluster = await incusCluster();
  driver = driverAt(cluster.second);
  await driver.open();
}, 60_000);

afterAll(async () => {
  const servers = await driver.observeAll().catch(() => []);
  for (const { ref } of servers) await driver.destroy(ref).catch(() => undefined);
  await driver.close();
  await cluster[Symbol.asyncDispose]();
}, 60_000);

/** A driver that talks to one member about all of them. */
function driverAt(member: IncusMember): IncusDriver {
  const { dir, pool } = cluster;
  return new IncusDriver({ instance, dir, pool, target: cluster.targetOf(member) });
}

it('places servers on the members in turn', async () => {
  const { first, second } = cluster;
  const imageRef = await driver.ensureImage(await testImages.build('tiny'));
  const made: Made[] = [];
  for (const hostname of ['one', 'two']) {
    const { id } = serverSpec({ nics: () => [] }, imageRef);
    const spec = serverSpec({ nics: () => [] }, imageRef, { id, hostname });
    made.push({ id, hostname, ref: await driver.create(spec) });
  }
  const placed = await driver.observeAll();
  const on = ({ name }: IncusMember) => {
    const { id } = placed.find(({ location }) => location === name) ?? {};
    return made.find((one) => one.id === id) ?? { id: '', ref: '', hostname: '' };
  };
  [far, near] = [on(first), on(second)];
  expect(new Set([far.id, near.id])).toEqual(new Set(made.map(({ id }) => id)));
}, 60_000);

it('reaches a server through another member: events, commands, console', async () => {
  const end = new AbortController();
  const seen: string[] = [];
  const following = (async () => {
    for await (const { id, kind } of driver.events(end.signal)) seen.push(`${id} ${kind}`);
  })();
  await until(async () => {
    await driver.start(far.ref);
    await driver.stop(far.ref, { graceMs: 0, isForced: true });
    expect(seen).toContain(`${far.id} started`);
  });
  await driver.start(far.ref);
  await driver.start(near.ref);
  await until(async () => expect(await driver.isReady(far.ref)).toBe(true));
  const { stdout } = await driver.exec(far.ref, ['hostname']);
  expect(stdout.trim()).toBe(far.hostname);
  const console = await driver.openConsole(far.ref, { mode: 'shell', cols: 80, rows: 24 });
  let screen = '';
  console.on('data', (bytes: Buffer) => (screen += bytes.toString()));
  console.write('echo $((40 + 2))\r');
  await until(() => expect(screen).toMatch(/^42\r$/m));
  console.destroy();
  end.abort();
  await following;
}, 60_000);

it('cannot tell how the servers of a lost member are, until it is back', async () => {
  const { first, second } = cluster;
  const other = driverAt(first);
  await other.open();
  await other.exec(near.ref, ['sh', '-c', 'echo >/run/still-here']);
  await second.crash();
  const lostServer = {
    id: near.id,
    ref: near.ref,
    power: 'unknown',
    location: second.name,
  };
  await until(async () => expect(await other.observe(near.ref)).toEqual(lostServer), 45_000);
  const powers = (await other.observeAll()).map(({ ref, power }) => [ref, power]);
  expect(new Map(powers as [string, string][])).toEqual(
    new Map([
      [far.ref, 'running'],
      [near.ref, 'unknown'],
    ]),
  );
  const lost = { code: 'engine_unavailable', isRetryable: true };
  await expect(other.exec(near.ref, ['true'])).rejects.toMatchObject(lost);
  await expect(other.stop(near.ref, { graceMs: 0, isForced: true })).rejects.toMatchObject(lost);
  await expect(other.destroy(near.ref)).rejects.toMatchObject(lost);
  expect((await other.exec(far.ref, ['true'])).exitCode).toBe(0);
  await second.start();
  await until(async () =>
    expect((await other.exec(near.ref, ['ls', '/run/still-here'])).exitCode).toBe(0),
  );
  expect(await other.observe(near.ref)).toMatchObject({ power: 'running' });
  await other.close();
}, 90_000);
