import { startMemoryServer } from '../testing/memory-server.js';

let server: Awaited<ReturnType<typeof startMemoryServer>>;
beforeAll(async () => void (server = await startMemoryServer()));
afterAll(() => server[Symbol.asyncDispose]());

const ask = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { method, ...(body !== undefined && { body }), headers });

const propfind = (inner: string, path = '/', headers: Record<string, string> = { depth: '0' }) =>
  ask('PROPFIND', path, `<propfind xmlns="DAV:">${inner}</propfind>`, headers);

describe('WebDAV', () => {
  it.each([
    ['a document type', '<!DOCTYPE x [<!ENTITY a "b">]><propfind xmlns="DAV:"/>'],
    ['an entity', '<propfind xmlns="DAV:"><prop>&a;</prop></propfind>'],
    ['65 levels', `${'<a>'.repeat(65)}${'</a>'.repeat(65)}`],
    ['an end that is missing', '<propfind xmlns="DAV:">'],
    ['another document', '<prop xmlns="DAV:"/>'],
  ])('400: refuses %s', async (_what, body) => {
    expect((await ask('PROPFIND', '/', body, { depth: '0' })).status).toBe(400);
  });

  it('413: reads no body of more than 1 MiB', async () => {
    expect((await ask('PROPFIND', '/', 'x'.repeat(1_048_577))).status).toBe(413);
  });

  it('206: sends a part, and 416 tells how much there is', async () => {
    await ask('PUT', '/part', '0123456789');
    const part = async (range: string) => {
      const response = await ask('GET', '/part', undefined, { range });
      return [response.status, response.headers.get('content-range'), await response.text()];
    };
    expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await part('bytes=8-99')).toEqual([206, 'bytes 8-9/10', '89']);
    expect((await part('bytes=10-')).slice(0, 2)).toEqual([416, 'bytes */10']);
  });

  it('304: sends no content that is known', async () => {
    await ask('PUT', '/known', 'x');
    const etag = (await ask('HEAD', '/known')).headers.get('etag') ?? '';
    expect((await ask('GET', '/known', undefined, { 'if-none-match': etag })).status).toBe(304);
    expect((await ask('PUT', '/known', 'y', { 'if-match': '"other"' })).status).toBe(412);
    expect((await ask('PUT', '/known', 'y', { 'if-match': etag })).status).toBe(204);
    expect((await ask('PUT', '/known', 'z', { 'if-none-match': '*' })).status).toBe(412);
  });

  it('400: stores no part of a content, and no name that climbs', async () => {
    expect((await ask('PUT', '/a', 'x', { 'content-range': 'bytes 0-0/2' })).status).toBe(400);
    expect((await ask('PUT', '/%2e%2e%2fa', 'x')).status).toBe(400);
    expect((await ask('PUT', '/a%00b', 'x')).status).toBe(400);
  });

  it('tells the quota to those who ask for it', async () => {
    const text = await (await propfind('<prop><quota-available-bytes/></prop>')).text();
    expect(text).toContain('<D:quota-available-bytes>90</D:quota-available-bytes>');
    expect(await (await propfind('<allprop/>')).text()).not.toContain('quota');
  });

  it('writes what a client sent so that it cannot be taken for markup', async () => {
    await ask('PUT', '/%3Cb%3E%26', 'x');
    const text = await (await propfind('<prop><displayname/></prop>', '/%3Cb%3E%26')).text();
    expect(text).toContain('<D:displayname>&lt;b&gt;&amp;</D:displayname>');
  });

  it('403: tells of no more than it can at endless depth', async () => {
    for (let index = 0; index < 2001; index++) await ask('MKCOL', `/n${index}`);
    const response = await propfind('<allprop/>', '/', { depth: 'infinity' });
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.stringContaining('<D:propfind-finite-depth/>'),
    ]);
  });

  it('403: changes nothing for who may only read', async () => {
    await using reader = await startMemoryServer(false);
    for (const method of ['PUT', 'DELETE', 'MKCOL', 'LOCK', 'PROPPATCH', 'MOVE', 'COPY']) {
      expect((await fetch(`${reader.url}/x`, { method })).status).toBe(403);
    }
    expect((await fetch(reader.url, { method: 'PROPFIND' })).status).toBe(207);
  });
});
