import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { AddressPolicy, networksOf } from './networks.js';
import { Outbound } from './outbound.js';

const REQUEST = { method: 'GET', headers: {}, timeoutMs: 3000, limitBytes: 1024 } as const;

describe('Outbound', () => {
  let server: Server;
  let port: number;
  let hits = 0;
  const guarded = new Outbound();
  const local = new Outbound(['127.0.0.0/8']);

  beforeAll(async () => {
    server = createServer((request, response) => {
      hits++;
      if (request.url === '/redirect') {
        response.writeHead(302, { location: `http://127.0.0.1:${port}/inside` }).end();
      } else if (request.url === '/endless') {
        const timer = setInterval(() => response.write('x'.repeat(16_384)), 1);
        response.on('close', () => clearInterval(timer));
      } else if (request.url !== '/silent') {
        response.end(`hello ${request.url}`);
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '::', resolve));
    ({ port } = server.address() as AddressInfo);
  });

  beforeEach(() => {
    hits = 0;
  });

  afterAll(async () => {
    await Promise.all([guarded.close(), local.close()]);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it.each([
    '127.0.0.1',
    'localhost',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f.1',
    '127.1',
    '[64:ff9b::7f00:1]',
    '169.254.169.254',
    '10.0.0.1',
    '[fe80::1]',
    hostname(),
    '0177.0.0.1',
    '[::ffff:169.254.169.254]',
  ])('never reaches %s', async (host) => {
    const call = guarded.send(`http://${host}:${port}/latest/meta-data`, REQUEST);
    await expect(call).rejects.toMatchObject({ problem: 'address_not_allowed' });
    expect(hits).toBe(0);
  });

  it('reaches an allowed network, and nothing beside it', async () => {
    const answer = await local.send(`http://127.0.0.1:${port}/here`, REQUEST);
    expect([answer.status, answer.body.toString()]).toEqual([200, 'hello /here']);
    const beside = local.send(`http://[::1]:${port}/`, REQUEST);
    await expect(beside).rejects.toMatchObject({ problem: 'address_not_allowed' });
  });

  it('follows no redirect', async () => {
    expect((await local.send(`http://127.0.0.1:${port}/redirect`, REQUEST)).status).toBe(302);
    expect(hits).toBe(1);
  });

  it('reads no more of an answer than it was told to', async () => {
    const { body } = await local.send(`http://127.0.0.1:${port}/endless`, REQUEST);
    expect(body).toHaveLength(1024);
  });

  it('gives up when its time is over', async () => {
    const call = local.send(`http://127.0.0.1:${port}/silent`, { ...REQUEST, timeoutMs: 100 });
    await expect(call).rejects.toMatchObject({ problem: 'timeout' });
  });

  it('says that nobody listens', async () => {
    const call = local.send('http://127.0.0.1:1/', REQUEST);
    await expect(call).rejects.toMatchObject({ problem: 'connection_failed' });
  });

  it('allows public addresses of both families', () => {
    const policy = new AddressPolicy();
    expect(
      ['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'].map((ip) => policy.isAllowed(ip)),
    ).toEqual([true, true, true]);
    expect(policy.isAllowed('not an address')).toBe(false);
  });

  it.each(['127.0.0.1', 'a/8', '10.0.0.0/33', '10.0.0.0/'])('refuses the network %s', (cidr) => {
    expect(() => networksOf([cidr])).toThrow('Not a network');
  });

  describe('download', () => {
    const signal = AbortSignal.timeout(10_000);

    it('follows redirects, and never to inside', async () => {
      const { status, body } = await local.download(`http://127.0.0.1:${port}/redirect`, signal);
      const parts: Uint8Array[] = [];
      for await (const part of body) parts.push(part);
      expect([status, Buffer.concat(parts).toString()]).toEqual([200, 'hello /inside']);
      const inside = guarded.download(`http://127.0.0.1:${port}/redirect`, signal);
      await expect(inside).rejects.toMatchObject({ problem: 'address_not_allowed' });
    });

    it.each(['file:///etc/passwd', 'ftp://example.com/', 'http://user@example.com/'])(
      'asks for no %s',
      async (url) => {
        await expect(local.download(url, signal)).rejects.toMatchObject({
          problem: 'address_not_allowed',
        });
      },
    );

    it('ends with the signal, and tells what became of the body', async () => {
      const stop = new AbortController();
      const { body } = await local.download(`http://127.0.0.1:${port}/endless`, stop.signal);
      const reading = (async () => {
        for await (const part of body) if (part.length > 0) stop.abort();
      })();
      await expect(reading).rejects.toMatchObject({ name: 'Error', problem: expect.any(String) });
    });
  });
});
