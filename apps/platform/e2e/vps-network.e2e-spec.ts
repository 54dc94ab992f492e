import { once } from 'node:events';
import { createServer } from 'node:net';
import { runCommand } from '@skydeck/exec';
import { eventually } from '@skydeck/testing';
import { EngineEvents } from '../src/vps/reconcile/engine-events.js';
import { OutsideClient } from './outside-client.js';
import { ServersHarness, type TestServer } from './servers-harness.js';

const POOL = '198.18.77.0/30';

let lab: ServersHarness;
let client: OutsideClient;
let a: TestServer;
let b: TestServer;
let theirs: TestServer;

beforeAll(async () => {
  client = await OutsideClient.start();
  lab = await ServersHarness.start({
    VPS_PORT_BIND: '0.0.0.0',
    VPS_PORT_RANGE: '15900-15999',
    VPS_FLOATING_CIDR: POOL,
    VPS_KEEP_RUNNING: 'true',
  });
  a = await lab.make('a', { tags: ['web'] });
  b = await lab.make('b');
  theirs = await lab.make('theirs', {}, 'other');
  for (const server of [a, b, theirs]) await lab.introduce(server);
}, 180_000);

afterAll(async () => {
  await lab.close();
  await client[Symbol.asyncDispose]();
  const links = await runCommand('ip', ['-br', 'link']);
  const tables = await runCommand('nft', ['list', 'tables']);
  const left = [...links.stdout, ...tables.stdout].filter((line) =>
    line.includes(lab.settings.instance),
  );
  if (left.length > 0) throw new Error(`Left behind: ${left.join('; ')}`);
}, 120_000);

/** Changes of the rules take effect within a second. */
const soon = (check: () => Promise<void>) => eventually(check, { timeoutMs: 5_000 });

async function fetchHere(url: string): Promise<string> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    async (answer) => (await answer.text()).trim(),
    () => '',
  );
}

it('isolates: a project reaches its own servers, never another project or this machine', async () => {
  expect(await lab.fetch(a, b.ipv4)).toBe('b');
  expect(await lab.fetch(a, theirs.ipv4)).toBe('');
  expect(await lab.fetch(theirs, a.ipv4)).toBe('');
  const server = createServer((socket) => socket.end('HTTP/1.0 200 OK\r\n\r\nhost'));
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  expect(await fetchHere(`http://${client.host}:${port}/`)).toBe('host');
  const gateway = a.ipv4.replace(/\d+\.\d+$/, '0.1');
  for (const address of [gateway, client.host]) {
    expect(await lab.fetch(a, address, port)).toBe('');
  }
  server.close();
  const forge = `ip addr add ${theirs.ipv4}/32 dev eth0; ping -c 1 -W 1 -I ${theirs.ipv4} ${b.ipv4}; echo $?; ip addr del ${theirs.ipv4}/32 dev eth0`;
  expect((await lab.run(a, forge)).endsWith('1')).toBe(true);
  expect((await lab.run(a, `ping -c 1 -W 1 ${b.ipv4}; echo $?`)).endsWith('0')).toBe(true);
}, 60_000);

it('repairs within a pass what somebody flushed or took away', async () => {
  expect(await lab.fetch(theirs, a.ipv4)).toBe('');
  const table = `skydeck_servers_${lab.settings.instance}`;
  await runCommand('nft', ['delete', 'table', 'inet', table]);
  lab.api.installation.platform!.app.get(EngineEvents, { strict: false }).wake();
  await soon(async () => {
    const { stdout } = await runCommand('nft', ['list', 'tables']);
    expect(stdout.join('\n')).toContain(table);
  });
  expect(await lab.fetch(theirs, a.ipv4)).toBe('');
  expect(await lab.fetch(a, b.ipv4)).toBe('b');
}, 60_000);

const rule = (ports: string, more: object = {}) => ({
  direction: 'in',
  protocol: 'tcp',
  ports,
  ...more,
});

describe('firewalls', () => {
  afterEach(async () => {
    const { data } = await lab.api.get('/firewalls');
    for (const { id } of data.items) await lab.api.call('DELETE', `/firewalls/${String(id)}`);
  });

  it('block and let through at once, several of them together, by server and by tag', async () => {
    const closed = await lab.api.post('/firewalls', { name: 'closed', rules: [rule('22')] });
    expect(closed).toMatchObject({ status: 201, data: { rules: [{ cidrs: ['0.0.0.0/0'] }] } });
    expect(await lab.fetch(b, a.ipv4)).toBe('a');
    await lab.api.post('/firewalls/closed/servers', { vps: 'a' });
    await soon(async () => expect(await lab.fetch(b, a.ipv4)).toBe(''));
    expect(await fetchHere(`http://${a.ipv4}/`)).toBe('');
    await lab.api.post('/firewalls', { name: 'web', tags: ['web'], rules: [rule('79-81')] });
    await soon(async () => expect(await lab.fetch(b, a.ipv4)).toBe('a'));
    const only = [rule('80', { cidrs: [`${theirs.ipv4}/32`] })];
    await lab.api.call('PATCH', '/firewalls/web', { rules: only });
    await soon(async () => expect(await lab.fetch(b, a.ipv4)).toBe(''));
    await lab.api.call('PATCH', '/vps/a', { tags: [] });
    await lab.api.call('DELETE', `/firewalls/closed/servers/${a.id}`);
    await soon(async () => expect(await lab.fetch(b, a.ipv4)).toBe('a'));
    await lab.api.call('PATCH', '/vps/a', { tags: ['web'] });
    await soon(async () => expect(await lab.fetch(b, a.ipv4)).toBe(''));
    await lab.api.call('DELETE', '/firewalls/web');
    await soon(async () => expect(await lab.fetch(b, a.ipv4)).toBe('a'));
  }, 60_000);

  it('hold back what goes out once there is a rule for it', async () => {
    expect(await lab.fetch(a, client.address)).toBe('outside');
    const rules = [{ direction: 'out', protocol: 'tcp', ports: '443' }];
    await lab.api.post('/firewalls', { name: 'out', tags: ['web'], rules });
    await soon(async () => expect(await lab.fetch(a, client.address)).toBe(''));
  }, 60_000);

  it('422: name each rule that is wrong', async () => {
    const rules = [
      rule('81-79'),
      rule('0'),
      rule('70000'),
      rule('http'),
      { direction: 'in', protocol: 'icmp', ports: '1' },
      rule('80', { cidrs: ['10.0.0.0/40'] }),
      rule('80', { cidrs: ['fe80::/64'] }),
    ];
    const answer = await lab.api.post('/firewalls', { name: 'wrong', rules });
    expect(answer.status).toBe(422);
    const { errors } = answer.error as unknown as { errors: { location: string }[] };
    const wrong = new Set(errors.map(({ location }) => location.split('.')[2]));
    expect(wrong).toEqual(new Set(['0', '1', '2', '3', '4', '5', '6']));
    const many = Array.from({ length: 101 }, () => rule('80'));
    expect(await lab.api.post('/firewalls', { name: 'many', rules: many })).toMatchObject({
      status: 422,
    });
  });

  it('412: are changed by nobody who saw an older version, and 404 for others', async () => {
    await lab.api.post('/firewalls', { name: 'versioned' });
    const path = lab.api.address('/firewalls/versioned');
    const headers = {
      authorization: `Bearer ${lab.api.token}`,
      'content-type': 'application/json',
    };
    const etag = (await fetch(path, { headers })).headers.get('etag') ?? '';
    const patch = (name: string) =>
      fetch(path, {
        method: 'PATCH',
        headers: { ...headers, 'if-match': etag },
        body: JSON.stringify({ tags: [name] }),
      });
    expect((await patch('one')).status).toBe(200);
    expect((await patch('two')).status).toBe(412);
    expect(await lab.api.get(lab.other('/firewalls/versioned'))).toMatchObject({ status: 404 });
    expect(await lab.api.post('/firewalls/versioned/servers', { vps: theirs.id })).toMatchObject({
      status: 404,
    });
  });
});

describe('published ports', () => {
  it('lead from every address of this machine to the server, seen by its firewall', async () => {
    const made = await lab.api.post('/vps/a/ports', { guest_port: 80 });
    expect(made).toMatchObject({ status: 201, data: { protocol: 'tcp', guest_port: 80 } });
    const port = Number(made.data['host_port']);
    expect(port).toBeGreaterThanOrEqual(15_900);
    expect((await lab.api.get('/vps/a')).data['published']).toEqual([
      { protocol: 'tcp', host_port: port, guest_port: 80 },
    ]);
    await soon(async () => expect(await fetchHere(`http://127.0.0.1:${port}/`)).toBe('a'));
    expect(await fetchHere(`http://${client.host}:${port}/`)).toBe('a');
    expect(await client.fetch(client.host, port)).toBe('a');
    const rules = [
      { direction: 'in', protocol: 'tcp', ports: '80', cidrs: [`${client.address}/32`] },
    ];
    await lab.api.post('/firewalls', { name: 'client', tags: ['web'], rules });
    await soon(async () => expect(await fetchHere(`http://127.0.0.1:${port}/`)).toBe(''));
    expect(await client.fetch(client.host, port)).toBe('a');
    await lab.api.call('DELETE', '/firewalls/client');
    await soon(async () => expect(await fetchHere(`http://127.0.0.1:${port}/`)).toBe('a'));
    expect(await lab.api.call('DELETE', `/vps/a/ports/${String(made.data['id'])}`)).toMatchObject({
      status: 200,
    });
    await soon(async () => expect(await client.fetch(client.host, port)).toBe(''));
  }, 60_000);

  it('go on while the platform is stopped, and after it is back', async () => {
    const made = await lab.api.post('/vps/a/ports', { guest_port: 80 });
    const url = `http://127.0.0.1:${Number(made.data['host_port'])}/`;
    await soon(async () => expect(await fetchHere(url)).toBe('a'));
    const { installation } = lab.api;
    await installation.stopPlatform();
    expect(await fetchHere(url)).toBe('a');
    await installation.startPlatform();
    expect(await fetchHere(url)).toBe('a');
    const gone = await lab.api.call('DELETE', `/vps/a/ports/${String(made.data['id'])}`);
    expect(gone.status).toBe(200);
    await soon(async () => expect(await fetchHere(url)).toBe(''));
  }, 60_000);

  it('409 and 422: take no port that somebody has, nor one out of the range', async () => {
    const publish = (port: number) =>
      lab.api.post('/vps/a/ports', { guest_port: 80, host_port: port });
    const made = await publish(15_950);
    expect(made.status).toBe(201);
    expect(await publish(15_950)).toMatchObject({ status: 409, error: { code: 'port.taken' } });
    expect(await publish(80)).toMatchObject({ status: 422, error: { code: 'port.out_of_range' } });
    const server = createServer().listen(15_951, '127.0.0.1');
    await once(server, 'listening');
    expect(await publish(15_951)).toMatchObject({ status: 409, error: { code: 'port.taken' } });
    server.close();
    const many = await Promise.all(
      Array.from({ length: 50 }, () => lab.api.post('/vps/b/ports', { guest_port: 80 })),
    );
    expect(new Set(many.map(({ data }) => data['host_port'])).size).toBe(50);
    const { data } = await lab.api.get('/vps/b/ports?limit=100');
    await Promise.all(
      data.items.map(({ id }) => lab.api.call('DELETE', `/vps/b/ports/${String(id)}`)),
    );
    await lab.api.call('DELETE', `/vps/a/ports/${String(made.data['id'])}`);
  }, 60_000);
});

it('floating addresses lead to one server, after a move to another, and 503 when none is left', async () => {
  const made = await lab.api.post('/floating-ips', { vps: 'a' });
  expect(made).toMatchObject({ status: 201, data: { address: '198.18.77.0', vps_id: a.id } });
  const address = String(made.data['address']);
  await soon(async () => expect(await client.fetch(address)).toBe('a'));
  expect((await lab.api.get('/vps/a')).data['floating_ip']).toBe(address);
  const who = `printf 'GET /cgi-bin/who HTTP/1.0\\r\\n\\r\\n' | nc -w 2 ${client.address} 80 | tail -1`;
  expect(await lab.run(a, who)).toContain(`:${address}]`);
  expect(await lab.run(b, who)).toContain(`:${client.host}]`);
  await lab.api.post(`/floating-ips/${address}/assign`, { vps: 'b' });
  await soon(async () => expect(await client.fetch(address)).toBe('b'));
  expect(await lab.run(b, who)).toContain(`:${address}]`);
  expect(await lab.api.call('DELETE', `/floating-ips/${address}`)).toMatchObject({
    status: 409,
    error: { code: 'floating_ip.assigned' },
  });
  const more = await Promise.all(Array.from({ length: 4 }, () => lab.api.post('/floating-ips')));
  expect(more.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(more.find(({ status }) => status !== 201)).toMatchObject({
    status: 503,
    error: { code: 'floating_ip.none_left' },
  });
  const spare = String(more.find(({ status }) => status === 201)?.data['id']);
  expect(await lab.api.post(`/floating-ips/${spare}/assign`, { vps: 'b' })).toMatchObject({
    status: 409,
    error: { code: 'floating_ip.server_has_one' },
  });
  expect(
    await lab.api.post(lab.other(`/floating-ips/${spare}/assign`), { vps: 'theirs' }),
  ).toMatchObject({ status: 404 });
  await lab.api.post(`/floating-ips/${address}/unassign`);
  await soon(async () => expect(await client.fetch(address)).toBe(''));
  const { data } = await lab.api.get('/floating-ips');
  for (const { id } of data.items) await lab.api.call('DELETE', `/floating-ips/${String(id)}`);
}, 60_000);

it('private networks connect who is in them, live or from the start, and nobody else', async () => {
  const cidr = '10.62.0.0/24';
  const net = await lab.api.post('/networks', { name: 'back', cidr });
  expect(net).toMatchObject({ status: 201, data: { cidr } });
  const same = await lab.api.post(lab.other('/networks'), { name: 'back', cidr });
  expect(same.status).toBe(201);
  expect(await lab.api.post('/networks', { name: 'over', cidr: '10.62.0.128/25' })).toMatchObject({
    status: 409,
    error: { code: 'network.overlaps' },
  });
  expect(await lab.api.post('/networks', { name: 'pub', cidr: '8.8.8.0/24' })).toMatchObject({
    status: 422,
    error: { code: 'network.cidr_invalid' },
  });
  expect((await lab.api.post('/networks', { name: 'auto' })).data['cidr']).toBe('172.16.0.0/24');
  const inside = async (server: TestServer, at = (path: string) => path) => {
    const { data } = await lab.api.get(at(`/vps/${server.id}`));
    const addresses = data['addresses'] as {
      network: string;
      ipv4: string;
      needs_restart: boolean;
    }[];
    return addresses.find(({ network }) => network.startsWith('net_'));
  };
  const c = await lab.make('c', { networks: ['back'] });
  await lab.introduce(c);
  const joined = await lab.api.post('/networks/back/servers', { vps: 'a' });
  expect(await lab.done(joined)).toMatchObject({ status: 'succeeded', kind: 'vps.attach_network' });
  const theirJoin = await lab.api.post(lab.other('/networks/back/servers'), { vps: 'theirs' });
  expect(await lab.done(theirJoin, 'other')).toMatchObject({ status: 'succeeded' });
  const [ofC, ofA] = [await inside(c), await inside(a)];
  expect([ofC?.ipv4, ofA?.ipv4]).toEqual(['10.62.0.2', '10.62.0.3']);
  expect(ofA?.needs_restart).toBe(false);
  expect((await inside(theirs, (path) => lab.other(path)))?.ipv4).toBe('10.62.0.2');
  await soon(async () => expect(await lab.fetch(a, '10.62.0.2')).toBe('c'));
  expect(await lab.fetch(c, '10.62.0.3')).toBe('a');
  expect(await lab.fetch(b, '10.62.0.2')).toBe('');
  expect(await lab.fetch(theirs, '10.62.0.3')).toBe('');
  const refused = await lab.api.call('DELETE', '/networks/back');
  expect(refused).toMatchObject({ status: 409, error: { code: 'network.in_use' } });
  expect(refused.error.detail).toContain('`a`, `c`');
  expect(await lab.api.post('/networks/back/servers', { vps: 'a' })).toMatchObject({
    status: 409,
    error: { code: 'network.already_member' },
  });
  expect(
    await lab.done(await lab.api.call('DELETE', `/networks/back/servers/${a.id}`)),
  ).toMatchObject({
    status: 'succeeded',
  });
  expect(await lab.fetch(c, '10.62.0.3')).toBe('');
  await lab.done(await lab.api.call('DELETE', '/vps/c'));
  expect(await lab.api.call('DELETE', '/networks/back')).toMatchObject({ status: 200 });
  await soon(async () => {
    const { stdout } = await runCommand('ip', ['-br', 'link']);
    const bridges = stdout.filter((line) => line.startsWith(lab.settings.privatePrefix));
    expect(bridges).toHaveLength(2);
  });
}, 120_000);
