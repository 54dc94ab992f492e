import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { runCommand } from '@skydeck/exec';
import { serverSpec, testImages } from '../fixtures/compute-lab.js';
import { incusLab, type IncusLab } from '../fixtures/incus-lab.js';
import { outside } from '../fixtures/outside.js';
import { until } from '../fixtures/until.js';
import type { GuardedServer } from './network-plan.js';
import type { GuardedPort } from './port-rules.js';

const PUBLIC = '198.51.100.2';
const PRIVATE = '10.254.253.2';

let lab: IncusLab;
let servers: (GuardedServer & { ref: string })[];
let ports: readonly GuardedPort[];

beforeAll(async () => {
  lab = await incusLab();
  const image = await lab.driver.ensureImage(await testImages.build('tiny'));
  const projects = ['prj_one', 'prj_one', 'prj_two'];
  const specs = projects.map((projectId) => serverSpec(lab, image, { projectId }));
  ports = specs.flatMap(({ nics }) => nics);
  servers = await Promise.all(
    specs.map(async (spec) => {
      const ref = await lab.driver.create(spec);
      await lab.driver.start(ref);
      return { id: spec.id, projectId: spec.projectId, ipv4: spec.nics[0]?.ipv4 ?? '', ref };
    }),
  );
  for (const { ref } of servers) {
    await until(async () => {
      if (!(await lab.driver.isReady(ref))) throw new Error('not ready');
    });
  }
}, 120_000);

beforeEach(async () => lab.network.applyFirewall({ servers, ports }));

afterAll(async () => {
  await lab[Symbol.asyncDispose]();
}, 60_000);

/** What a guest gets from a web server. */
async function fetchFrom(from: number, host: string, port = 80): Promise<string> {
  const ref = servers[from]?.ref ?? '';
  const request = 'GET / HTTP/1.0\r\n\r\n';
  const { stdout } = await lab.driver.exec(ref, ['nc', '-w', '2', host, String(port)], {
    stdin: request,
  });
  return stdout.split('\r\n\r\n')[1]?.trim() ?? '';
}

/** Whether this host can open a connection to a guest. */
async function reach(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port, timeout: 1_500 });
  const opened = once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.once('timeout', () => socket.destroy(new Error('timeout')));
  return opened.finally(() => socket.destroy());
}

/** Every server with the same rules. */
function withRules(rules: GuardedServer['rules']): GuardedServer[] {
  return servers.map(({ id, projectId, ipv4 }) => ({ id, projectId, ipv4, rules }));
}

const address = (index: number): string => servers[index]?.ipv4 ?? '';

it('lets servers of one project reach one another, and no other project', async () => {
  await until(async () => expect(await fetchFrom(0, address(1))).toBe('It works.'));
  expect(await fetchFrom(0, address(2))).toBe('');
  expect(await fetchFrom(2, address(0))).toBe('');
});

it('keeps guests off the host, by every address it has', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.0 200 OK\r\n\r\nhost'));
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await using out = await outside([PUBLIC]);
  try {
    expect(await fetchFrom(0, lab.gateway, port)).toBe('');
    expect(await fetchFrom(0, out.hostAddress, port)).toBe('');
  } finally {
    server.close();
  }
});

it('lets guests reach the internet but no private network behind the host', async () => {
  await using out = await outside([PUBLIC, PRIVATE, '169.254.169.254']);
  expect(out.hostAddress).not.toBe('');
  await until(async () => expect(await fetchFrom(0, PUBLIC)).toBe('outside'));
  expect(await fetchFrom(0, PRIVATE)).toBe('');
  expect(await fetchFrom(0, '169.254.169.254')).toBe('');
});

it('lets in what the rules of a server name, and nothing else', async () => {
  const anybody = { direction: 'in', protocol: 'tcp', cidrs: ['0.0.0.0/0'] } as const;
  const closed = withRules([{ ...anybody, portFrom: 22 }]);
  await lab.network.applyFirewall({ servers: closed, ports });
  expect(await reach(address(1), 80)).toBe(false);
  expect(await fetchFrom(0, address(1))).toBe('');
  const rules = [{ ...anybody, portFrom: 79, portTo: 81 }];
  await lab.network.applyFirewall({ servers: withRules(rules), ports });
  expect(await reach(address(1), 80)).toBe(true);
  await until(async () => expect(await fetchFrom(0, address(1))).toBe('It works.'));
  const own = [{ ...anybody, cidrs: [`${address(0)}/32`] }];
  await lab.network.applyFirewall({ servers: withRules(own), ports });
  await until(async () => expect(await fetchFrom(0, address(1))).toBe('It works.'));
  expect(await reach(address(1), 80)).toBe(false);
});

it('lets out only what the rules name, once there are rules for it', async () => {
  const rules = [
    { direction: 'out', protocol: 'tcp', portFrom: 443, cidrs: ['0.0.0.0/0'] } as const,
  ];
  await using out = await outside([PUBLIC]);
  expect(await fetchFrom(0, out.hostAddress)).toBe('');
  await until(async () => expect(await fetchFrom(0, PUBLIC)).toBe('outside'));
  await lab.network.applyFirewall({ servers: withRules(rules), ports });
  expect(await fetchFrom(0, PUBLIC)).toBe('');
});

it('drops what a guest sends from an address that is not its own', async () => {
  const ref = servers[0]?.ref ?? '';
  const run = async (script: string) => lab.driver.exec(ref, ['sh', '-c', script]);
  await until(async () => expect(await fetchFrom(0, address(1))).toBe('It works.'));
  const forged = address(2);
  await run(
    `ip addr flush dev eth0; ip addr add ${forged}/16 dev eth0; ip route add default via ${lab.gateway}`,
  );
  expect(await fetchFrom(0, address(1))).toBe('');
  const other = address(0).replace(/\d+$/, '250');
  await run(
    `ip addr flush dev eth0; ip addr add ${other}/16 dev eth0; ip route add default via ${lab.gateway}`,
  );
  expect(await fetchFrom(0, address(1))).toBe('');
  await run(
    `ip addr flush dev eth0; ip addr add ${address(0)}/16 dev eth0; ip route add default via ${lab.gateway}`,
  );
  await until(async () => expect(await fetchFrom(0, address(1))).toBe('It works.'));
  await run(
    'ip link set eth0 down; ip link set eth0 address 02:00:00:00:00:ee; ip link set eth0 up',
  );
  await run(`ip route add default via ${lab.gateway}`);
  expect(await fetchFrom(0, address(1))).toBe('');
});

it('keeps the host reachable for nobody when the rules are loaded again', async () => {
  await runCommand('nft', ['delete', 'table', 'inet', lab.network.table]);
  await lab.network.prepare();
  expect(await fetchFrom(2, address(0))).toBe('');
});
