import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { runCommand } from '@skydeck/exec';
import { AppGuests } from '../../../launchpad/engine/network/app-guests.js';
import {
  BridgeNetwork,
  databaseTableOf,
} from '../../../launchpad/engine/network/bridge.network.js';
import type { JoinedNetwork } from '../../../launchpad/engine/network/sandbox-network.js';
import { serverSpec, testImages } from '../../../vps/engine/fixtures/compute-lab.js';
import { incusLab } from '../../../vps/engine/fixtures/incus-lab.js';
import { until } from '../../../vps/engine/fixtures/until.js';
import { DatabaseFirewall, type GuardedServer } from './database-firewall.js';

const first = 24_000 + (randomBytes(2).readUInt16BE() % 400) * 10;
const PORTS = { first, last: first + 9 };
const [OF_A, OF_BOTH] = [first, first + 1];
const instance = randomBytes(3).toString('hex');
const NO_SOURCES: readonly string[] = [];

/** Two servers, the first of which is another one than usual. */
const serving = (
  ofA: Partial<GuardedServer> = {},
  ofBoth: Partial<GuardedServer> = {},
): GuardedServer[] => [
  { ports: [OF_A], projects: new Set(['a']), trustedSources: NO_SOURCES, ...ofA },
  { ports: [OF_BOTH], projects: new Set(['a', 'b']), trustedSources: NO_SOURCES, ...ofBoth },
];

/** Servers that answer at two ports, which a firewall is to keep from some. */
describe('the firewall before servers of databases', () => {
  const listening: Server[] = [];
  let guests: AppGuests;
  let network: BridgeNetwork;
  let firewall: DatabaseFirewall;
  let servers: GuardedServer[];

  /** What a process of the platform makes. */
  function begin(): void {
    guests = new AppGuests();
    network = new BridgeNetwork({
      instance,
      guests,
      allowHostPorts: [`${PORTS.first}-${PORTS.last}`],
    });
    const host = async () => (await network.host()).host;
    firewall = new DatabaseFirewall({
      instance,
      ports: PORTS,
      guests,
      host,
      servers: async () => servers,
    });
    guests.follow(() => firewall.refresh());
  }

  beforeAll(async () => {
    servers = serving();
    begin();
    const { host } = await network.host();
    for (const port of [OF_A, OF_BOTH]) {
      const server = createServer((socket) => socket.end('here')).listen(port, host);
      await once(server, 'listening');
      listening.push(server);
    }
    await firewall.refresh();
  }, 60_000);

  afterAll(async () => {
    for (const server of listening) server.close();
    await network.close();
    const { stdout } = await runCommand('nft', ['list', 'tables']);
    if (stdout.join('\n').includes(instance)) throw new Error('a table is left');
  }, 60_000);

  /** Whether somebody in a sandbox gets an answer. */
  async function reaches(from: JoinedNetwork, port: number): Promise<boolean> {
    const { host } = await network.host();
    const script = `exec 3<>/dev/tcp/${host}/${port} && read -r -n4 word <&3 && [ "$word" = here ]`;
    const [program = '', ...args] = from.enter(['timeout', '5', 'bash', '-c', script]);
    return runCommand(program, args).then(
      () => true,
      () => false,
    );
  }
  const seen = async (one: JoinedNetwork) => [
    await reaches(one, OF_A),
    await reaches(one, OF_BOTH),
  ];

  it('lets apps reach the servers of their project from their first moment, and no other', async () => {
    const [a, b, nobody] = [
      await network.attach(80, 'a'),
      await network.attach(80, 'b'),
      await network.attach(),
    ];
    expect([await seen(a), await seen(b), await seen(nobody)]).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
    const trustedSources = [`${nobody.address}/32`, '203.0.113.0/24', '203.0.113.9/32', '::/0'];
    servers = serving({ trustedSources });
    await firewall.refresh();
    expect([await seen(b), await seen(nobody)]).toEqual([
      [false, true],
      [true, false],
    ]);
    servers = serving();
    await firewall.refresh();
    expect(await seen(nobody)).toEqual([false, false]);
    for (const one of [a, b, nobody]) await one.release();
  }, 60_000);

  it('follows projects that get a database in a server, or have none there any more', async () => {
    const b = await network.attach(80, 'b');
    expect(await seen(b)).toEqual([false, true]);
    servers = serving({}, { projects: new Set(['a']) });
    await firewall.refresh();
    expect(await seen(b)).toEqual([false, false]);
    servers = serving({ projects: new Set(['a', 'b']) });
    await firewall.refresh();
    expect(await seen(b)).toEqual([true, true]);
    servers = serving();
    await b.release();
  }, 60_000);

  it('is put back when the firewall of the host is reloaded', async () => {
    await firewall.refresh();
    const b = await network.attach(80, 'b');
    await runCommand('nft', ['delete', 'table', 'inet', databaseTableOf(instance)]);
    await firewall.refresh(true);
    expect(await seen(b)).toEqual([false, true]);
    await b.release();
  }, 60_000);

  it('keeps those who go on while the platform starts anew, and forgets the others', async () => {
    const [stays, goes] = [await network.attach(80, 'a'), await network.attach(80, 'b')];
    begin();
    await firewall.refresh();
    expect([await seen(stays), await seen(goes)]).toEqual([
      [true, true],
      [false, true],
    ]);
    const again = await network.rejoin(stays.note, 'a');
    await network.sweep([stays.note]);
    expect(await seen(again!)).toEqual([true, true]);
    const rules = await runCommand('nft', ['list', 'table', 'inet', databaseTableOf(instance)]);
    expect(rules.stdout.join('\n')).toContain(stays.address);
    expect(rules.stdout.join('\n')).not.toContain(goes.address);
    await again!.release();
  }, 60_000);

  it('is not passed by a server of a project, whatever sources are trusted', async () => {
    await using lab = await incusLab();
    const image = await lab.driver.ensureImage(await testImages.build('tiny'));
    const spec = serverSpec(lab, image, { projectId: 'a' });
    const ipv4 = spec.nics[0]?.ipv4 ?? '';
    const ref = await lab.driver.create(spec);
    await lab.driver.start(ref);
    await lab.network.applyFirewall({
      servers: [{ id: spec.id, projectId: spec.projectId, ipv4 }],
      ports: spec.nics,
    });
    await until(async () => {
      if (!(await lab.driver.isReady(ref))) throw new Error('not ready');
    });
    servers = serving({ trustedSources: [`${ipv4}/32`] });
    await firewall.refresh();
    const { host } = await network.host();
    const { stdout } = await lab.driver.exec(ref, ['nc', '-w', '2', host, String(OF_A)]);
    expect(stdout).toBe('');
  }, 120_000);
});
