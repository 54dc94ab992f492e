import { startBrowser } from '@skydeck/testing/browser';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { installSdk, type InstalledSdk } from './installed-sdk.js';

/** More than this on the wire is felt by those who open a page. */
const MOST_GZIP_BYTES = 10_000;

let sdk: InstalledSdk;
let server: Server;
let bundle = '';

/** What a page or a program does with the package; it ends with what it found. */
const PROGRAM = `
import { signWebhook, Skydeck, verifyWebhook } from '@skydeck/sdk';
export async function useIt(platform) {
  const skydeck = new Skydeck({ apiKey: 'dk_live_x', baseUrls: { platform } });
  const params = { path: { project: 'shop' } };
  const found = [];
  for await (const app of skydeck.platform.paginate('/v1/projects/{project}/apps', { params })) {
    found.push(app.name);
  }
  for await (const { data } of skydeck.platform.stream('/v1/projects/{project}/events/stream', { params })) {
    found.push(data.type);
    if (data.type === 'app.deleted') break;
  }
  const secret = 'whsec_' + btoa('0123456789abcdef0123456789abcdef');
  const body = JSON.stringify({ type: 'webhook.test' });
  const headers = await signWebhook(body, secret, { id: 'evt_1', at: new Date() });
  found.push((await verifyWebhook(body, headers, secret)).type);
  found.push(await verifyWebhook(body + ' ', headers, secret).catch(({ code }) => code));
  return found;
}`;
const FOUND = ['app-0', 'app-1', 'app.created', 'app.deleted', 'webhook.test', 'invalid_signature'];

beforeAll(async () => {
  sdk = await installSdk();
  await writeFile(path.join(sdk.folder, 'program.js'), PROGRAM);
  const entry = `import { useIt } from './program.js';
    useIt(location.origin).then((found) => (globalThis.found = found), (error) => (globalThis.found = String(error)));`;
  await writeFile(path.join(sdk.folder, 'page.js'), entry);
  const made = await build({
    entryPoints: [path.join(sdk.folder, 'page.js')],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  bundle = made.outputFiles[0]?.text ?? '';
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    if (pathname.endsWith('/stream')) {
      const after = Number(request.headers['last-event-id'] ?? 0);
      const type = after === 0 ? 'app.created' : 'app.deleted';
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      // The connection breaks after each event.
      response.end(`id: ${after + 1}\ndata: {"type":"${type}"}\n\n`);
    } else if (pathname.endsWith('/apps')) {
      const cursor = searchParams.get('cursor');
      const page = { limit: 1, next_cursor: cursor ? null : '1', has_more: !cursor };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ data: { items: [{ name: `app-${cursor ?? 0}` }] }, meta: { page } }),
      );
    } else if (pathname === '/page.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(bundle);
    } else {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><script type="module" src="/page.js"></script>');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}, 120_000);

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await sdk[Symbol.asyncDispose]();
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

describe('the published SDK', () => {
  it('has a manifest and types that publint and attw have nothing to say about', async () => {
    expect(await sdk.run('publint', ['--strict', sdk.source])).toContain('All good!');
    const report = JSON.parse(
      await sdk.run('attw', [sdk.tarball, '--profile', 'esm-only', '--format', 'json']),
    ) as { problems?: Record<string, unknown> };
    // Those left are about CommonJS, which the package does not offer.
    expect(Object.keys(report.problems ?? {}).toSorted()).toEqual([
      'CJSResolvesToESM',
      'NoResolution',
    ]);
  });

  it('names nothing of this repository', async () => {
    const manifest = await readFile(path.join(sdk.source, 'package.json'), 'utf8');
    expect(manifest).not.toMatch(/@skydeck\/(?!sdk")|workspace:|"\*"|src\//);
    const files = await sdk.run('tar', ['-tzf', sdk.tarball]);
    expect(files).not.toMatch(/spec|testing|\.map$|tsbuildinfo/m);
    expect(files).toMatch(/README\.md\n|LICENSE\n/);
  });

  it('works in Node.js', async () => {
    const code = `import('./program.js').then(async ({ useIt }) => console.log(JSON.stringify(await useIt('${address()}'))))`;
    expect(JSON.parse(await sdk.run(process.execPath, ['--eval', code]))).toEqual(FOUND);
  });

  it('works in a browser', async () => {
    const browser = await startBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(address());
      await page.waitForFunction(() => 'found' in globalThis);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'found') as unknown)).toEqual(FOUND);
    } finally {
      await browser.close();
    }
  }, 60_000);

  it('is small on the wire', () => {
    expect(gzipSync(bundle).length).toBeLessThan(MOST_GZIP_BYTES);
  });
});
