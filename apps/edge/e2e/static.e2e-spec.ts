import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEdge, type TestEdge } from './edge-harness.js';
import { ask, sendRaw } from './http-client.js';

const HOST = 'site.demo.apps.localhost';
const SPA = 'spa.demo.apps.localhost';

describe('static releases', () => {
  let edge: TestEdge;
  let folder: string;
  const release = (name: string) => join(folder, name);
  const site = (host: string, version: number, dir: string, spa = false) =>
    edge.control('PUT', `/v1/routes/${host}`, {
      app_id: host,
      release_id: `rel_${version}`,
      version,
      static: { dir, spa },
    });
  const cache = async (path: string) =>
    (await ask(edge.port, HOST, { path })).headers['cache-control'];
  const part = (range: string) => ask(edge.port, HOST, { path: '/digits.txt', headers: { range } });

  beforeAll(async () => {
    edge = await startEdge();
    folder = await mkdtemp(join(tmpdir(), 'site-'));
    await writeFile(join(folder, 'secret.txt'), 'secret');
    await mkdir(join(release('one'), 'docs'), { recursive: true });
    await mkdir(join(release('one'), 'assets'));
    await mkdir(join(release('one'), '.well-known'));
    await mkdir(release('two'));
    const files: Record<string, string> = {
      'index.html': '<h1>one</h1>',
      'about.html': 'about',
      '404.html': 'not here',
      'docs/index.html': 'docs',
      'digits.txt': '0123456789',
      'a b.txt': 'space',
      'assets/index-B1xY9abc.js': 'code',
      'assets/plain.css': 'css',
      '.env': 'SECRET=1',
      '.well-known/security.txt': 'contact',
    };
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(release('one'), name), text);
    }
    await writeFile(join(release('two'), 'index.html'), '<h1>two</h1>');
    await symlink(join(folder, 'secret.txt'), join(release('one'), 'leak.txt'));
    await symlink(folder, join(release('one'), 'up'));
    await symlink('digits.txt', join(release('one'), 'inside.txt'));
    await site(HOST, 1, release('one'));
    await site(SPA, 1, release('two'), true);
  });
  afterAll(async () => {
    await edge.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['/', '<h1>one</h1>', 'text/html; charset=utf-8'],
    ['/index.html?x=1', '<h1>one</h1>', 'text/html; charset=utf-8'],
    ['/about', 'about', 'text/html; charset=utf-8'],
    ['/docs/', 'docs', 'text/html; charset=utf-8'],
    ['/a%20b.txt', 'space', 'text/plain; charset=utf-8'],
    ['/inside.txt', '0123456789', 'text/plain; charset=utf-8'],
    ['/assets/plain.css', 'css', 'text/css; charset=utf-8'],
    ['/.well-known/security.txt', 'contact', 'text/plain; charset=utf-8'],
  ])('200: serves %s', async (path, body, type) => {
    const answer = await ask(edge.port, HOST, { path });
    expect(answer).toMatchObject({ status: 200, body, headers: { 'content-type': type } });
    expect(answer.headers['x-request-id']).toMatch(/^req_/);
  });

  it('200: lets only names with a hash be kept for ever', async () => {
    expect(await cache('/assets/index-B1xY9abc.js')).toBe('public, max-age=31536000, immutable');
    expect(await cache('/assets/plain.css')).toBe('public, max-age=0, must-revalidate');
    expect(await cache('/')).toBe('public, max-age=0, must-revalidate');
  });

  it('301: adds the slash of a folder and keeps the query', async () => {
    const answer = await ask(edge.port, HOST, { path: '/docs?a=1' });
    expect(answer).toMatchObject({ status: 301, headers: { location: '/docs/?a=1' } });
    const foreign = await ask(edge.port, HOST, { path: '//docs' });
    expect(foreign.headers.location).toBe('/docs/');
  });

  it('304: is answered by ETag and by date, and HEAD has no body', async () => {
    const { headers } = await ask(edge.port, HOST);
    const same = await ask(edge.port, HOST, { headers: { 'if-none-match': String(headers.etag) } });
    expect(same).toMatchObject({ status: 304, body: '' });
    const unchanged = await ask(edge.port, HOST, {
      headers: { 'if-modified-since': String(headers['last-modified']) },
    });
    expect(unchanged.status).toBe(304);
    const head = await ask(edge.port, HOST, { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, body: '', headers: { 'content-length': '12' } });
  });

  it('200: two releases never share an ETag, even with equal sizes and times', async () => {
    const before = await ask(edge.port, HOST);
    for (const name of ['one', 'two']) await utimes(join(release(name), 'index.html'), 0, 0);
    await site(HOST, 2, release('two'));
    const after = await ask(edge.port, HOST, {
      headers: { 'if-none-match': String(before.headers.etag) },
    });
    expect(after).toMatchObject({ status: 200, body: '<h1>two</h1>' });
    await site(HOST, 3, release('one'));
  });

  it('206 and 416: serves parts', async () => {
    expect(await part('bytes=2-4')).toMatchObject({
      status: 206,
      body: '234',
      headers: { 'content-range': 'bytes 2-4/10', 'content-length': '3' },
    });
    expect((await part('bytes=-3')).body).toBe('789');
    expect(await part('bytes=20-')).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */10' },
    });
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/docs/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/%zz',
    '/leak.txt',
    '/up/secret.txt',
    '/up',
    '/.env',
    '/.well-known/../.env',
    '/docs/%2e%2e/.env',
    '//../secret.txt',
  ])('404: never leaves the release for %s', async (path) => {
    const answer = await sendRaw(
      edge.port,
      `GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.slice(0, 12)).toBe('HTTP/1.1 404');
    expect(answer).toContain('not here');
    expect(answer.toLowerCase()).not.toContain('secret');
  });

  it('200: an app with its own router gets its page for every path but missing files', async () => {
    const deep = await ask(edge.port, SPA, { path: '/orders/7' });
    expect(deep).toMatchObject({ status: 200, body: '<h1>two</h1>' });
    const missing = await ask(edge.port, SPA, { path: '/gone.js' });
    expect(missing.status).toBe(404);
    expect(JSON.parse(missing.body).error.code).toBe('edge.page_not_found');
  });

  it('405: takes no uploads', async () => {
    const answer = await ask(edge.port, HOST, { method: 'POST', body: 'x' });
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  it('503: says so when the files of a release are gone', async () => {
    await mkdir(release('lost'));
    await site('lost.localhost', 1, release('lost'));
    await rm(release('lost'), { recursive: true });
    const answer = await ask(edge.port, 'lost.localhost');
    expect(JSON.parse(answer.body).error).toMatchObject({
      code: 'edge.release_missing',
      status: 503,
    });
  });
});
