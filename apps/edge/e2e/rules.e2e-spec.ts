import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hash as argon2 } from '@node-rs/argon2';
import { hash as bcrypt } from '@node-rs/bcrypt';
import { type Backend, startBackend } from './backend.js';
import { appRoute, startEdge, type TestEdge } from './edge-harness.js';
import { ask, sendRaw } from './http-client.js';

const HOST = 'ruled.demo.apps.localhost';
const TEXT = 'a line that repeats itself\n'.repeat(400);

describe('the rules of an app', () => {
  let edge: TestEdge;
  let app: Backend;
  let version = 0;
  beforeAll(async () => {
    edge = await startEdge({ EDGE_TRUSTED_PROXY_CIDRS: '127.0.0.0/8' });
    app = await startBackend((request, response) => {
      const { url = '' } = request;
      if (url === '/slow') return;
      if (url === '/size') {
        let size = 0;
        request.on('data', (chunk: Buffer) => (size += chunk.length));
        request.once('end', () => response.end(String(size)));
        return;
      }
      const headers: Record<string, string> = { 'content-type': 'text/plain', 'x-powered-by': 'x' };
      if (url === '/picture') headers['content-type'] = 'image/png';
      if (url === '/packed') headers['content-encoding'] = 'gzip';
      if (url === '/as-it-is') headers['cache-control'] = 'no-transform';
      if (url === '/events') headers['content-type'] = 'text/event-stream';
      const body = url === '/small' ? 'small' : TEXT;
      if (url !== '/chunks') headers['content-length'] = String(Buffer.byteLength(body));
      headers['etag'] = '"one"';
      response.writeHead(200, headers).end(body);
    });
  });
  afterAll(async () => {
    await edge.close();
    await app.kill();
  });

  const rule = (rules: object) =>
    edge.control('PUT', `/v1/routes/${HOST}`, { ...appRoute(HOST, ++version, [app.port]), rules });

  const to = async (path: string) => {
    const { status, headers } = await ask(edge.port, HOST, { path });
    return [status, headers.location];
  };
  const statusFor = async (address: string) => (await ask(edge.port, HOST, from(address))).status;
  const post = (size: number, headers = {}) =>
    ask(edge.port, HOST, { method: 'POST', path: '/size', body: 'x'.repeat(size), headers });
  const packed = (path: string, accept: string) => {
    return sendRaw(
      edge.port,
      `GET ${path} HTTP/1.0\r\nHost: ${HOST}\r\nAccept-Encoding: ${accept}\r\n\r\n`,
    );
  };

  it('301 to 308: sends elsewhere, with the rest of the path and the query, never to a host that the path names', async () => {
    await rule({
      redirects: [
        { from: '/old', to: '/new', status: 301 },
        { from: '/blog/*', to: 'https://blog.test/posts/*', status: 308 },
        { from: '/x/*', to: '/*', status: 302 },
      ],
    });
    expect(await to('/old?a=1')).toEqual([301, '/new?a=1']);
    expect(await to('/blog/one/two?b')).toEqual([308, 'https://blog.test/posts/one/two?b']);
    expect(await to('/x//evil.test')).toEqual([302, '/evil.test']);
    expect(await to('/older')).toEqual([200, undefined]);
  });

  it('308: leads to HTTPS', async () => {
    await rule({ redirect_https: true });
    const { status, headers } = await ask(edge.port, HOST, { path: '/a?b=1' });
    expect([status, headers.location]).toEqual([308, `https://${HOST}/a?b=1`]);
  });

  it('200: sets and removes headers of answers, by path', async () => {
    await rule({
      headers: [
        { set: { 'X-Frame-Options': 'DENY' }, remove: ['X-Powered-By'] },
        { path: '/small', set: { 'cache-control': 'max-age=60' } },
      ],
    });
    const { headers } = await ask(edge.port, HOST, { path: '/small' });
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'max-age=60' });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect((await ask(edge.port, HOST)).headers).not.toHaveProperty('cache-control');
  });

  it('403: goes by the address that a trusted proxy tells, and a denied one stays out', async () => {
    await rule({ ip_allow: ['192.0.2.0/24', '2001:db8::/32'], ip_deny: ['192.0.2.66'] });
    expect(await statusFor('192.0.2.7')).toBe(200);
    expect(await statusFor('2001:db8::1')).toBe(200);
    expect(await statusFor('192.0.2.66')).toBe(403);
    expect(await statusFor('198.51.100.1')).toBe(403);
    expect(await statusFor('192.0.2.7, 198.51.100.1')).toBe(403);
    expect(await statusFor('nonsense')).toBe(403);
  });

  it('503: is closed for work, but for those who work', async () => {
    await rule({ maintenance: { enabled: true, message: 'Back at noon.', allow: ['192.0.2.1'] } });
    const closed = await ask(edge.port, HOST);
    expect(closed.status).toBe(503);
    expect(JSON.parse(closed.body).error).toMatchObject({
      code: 'edge.maintenance',
      detail: 'Back at noon.',
    });
    expect((await ask(edge.port, HOST, from('192.0.2.1'))).status).toBe(200);
  });

  it('401: wants the password of a user, argon2id or bcrypt, from 50 at once', async () => {
    const users = [
      { name: 'ann', hash: await argon2('right') },
      { name: 'bob', hash: await bcrypt('other', { cost: 6 }) },
    ];
    await rule({ basic_auth: { realm: 'Staging', users } });
    const enter = (login: string) =>
      ask(edge.port, HOST, {
        headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` },
      });
    const refused = await ask(edge.port, HOST);
    expect(refused.status).toBe(401);
    expect(refused.headers['www-authenticate']).toBe('Basic realm="Staging", charset="UTF-8"');
    expect((await enter('bob:other')).status).toBe(200);
    for (const login of ['ann:wrong', 'eve:right', 'ann', 'bob:right', ':']) {
      expect((await enter(login)).status).toBe(401);
    }
    const all = await Promise.all(Array.from({ length: 50 }, () => enter('ann:right')));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('413: refuses an upload that is too large, with a length and without', async () => {
    await rule({ max_body_bytes: 1000 });
    expect((await post(1000)).body).toBe('1000');
    expect((await post(1001)).status).toBe(413);
    const chunked = { 'transfer-encoding': 'chunked' };
    expect((await post(1000, chunked)).body).toBe('1000');
    expect((await post(200_000, chunked)).status).toBe(413);
  });

  it('504: gives up after the time that the rules allow', async () => {
    await rule({ timeout_ms: 100 });
    expect((await ask(edge.port, HOST, { path: '/slow' })).status).toBe(504);
    expect((await ask(edge.port, HOST)).status).toBe(200);
  });

  it('200: compresses texts for those who take it, and says that it varies', async () => {
    await rule({});
    for (const path of ['/', '/chunks']) {
      const br = await packed(path, 'gzip, br');
      expect(br).toContain('content-encoding: br');
      expect(br).toContain('vary: accept-encoding');
      expect(br).toContain('etag: W/"one"');
      expect(brotliDecompressSync(bodyOf(br)).toString()).toBe(TEXT);
      const gzip = await packed(path, 'gzip, br;q=0');
      expect(gunzipSync(bodyOf(gzip)).toString()).toBe(TEXT);
    }
    for (const path of ['/small', '/picture', '/as-it-is', '/events']) {
      expect(await packed(path, 'gzip')).not.toContain('content-encoding');
    }
    expect(bodyOf(await packed('/packed', 'br')).toString()).toBe(TEXT);
    expect(await packed('/', 'identity')).not.toContain('content-encoding');
    await rule({ compression: false });
    expect(await packed('/', 'gzip')).not.toContain('content-encoding');
  });

  it.each([
    ['a line break in a header', { headers: [{ set: { 'x-a': 'b\r\nset-cookie: c=1' } }] }],
    ['a header of the connection', { headers: [{ set: { 'Content-Length': '1' } }] }],
    ['a redirect to another host by two slashes', redirectTo('//evil.test')],
    ['a redirect to another host by a backslash', redirectTo('/\\evil.test')],
    ['a redirect with a line break', redirectTo('/a\r\nx: y')],
    ['a redirect to a script', redirectTo('javascript:alert(1)')],
    ['a realm that breaks out', { basic_auth: { realm: 'a", x="b', users: [] } }],
    ['a network that is none', { ip_allow: ['10.0.0.0/33'] }],
    ['a huge list', { ip_deny: Array.from({ length: 1001 }, () => '192.0.2.1') }],
  ])('422: refuses %s', async (_what, rules) => {
    expect((await rule(rules)).status).toBe(422);
  });

  it('200: 200 redirects and a long path cost no time worth telling', async () => {
    const redirects = Array.from({ length: 200 }, (_, index) => {
      return { from: `/${'a'.repeat(2000)}${index}*`, to: '/', status: 301 };
    });
    expect((await rule({ redirects })).status).toBe(200);
    const path = `/${'a'.repeat(2000)}${randomBytes(8).toString('hex').replace(/^\d+/, 'z')}`;
    expect((await ask(edge.port, HOST, { path })).status).toBe(200);
  });
});

function from(address: string) {
  return { headers: { 'x-forwarded-for': address } };
}

function bodyOf(answer: string): Buffer {
  return Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'latin1');
}

function redirectTo(to: string) {
  return { redirects: [{ from: '/', to, status: 301 }] };
}
