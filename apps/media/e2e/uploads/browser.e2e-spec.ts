import { startBrowser } from '@skydeck/testing/browser';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { UploadHarness } from './upload-harness.js';

const MIB = 1024 * 1024;
const TUS = path.resolve(
  path.dirname(createRequire(import.meta.url).resolve('tus-js-client')),
  '../../dist/tus.min.js',
);

let media: UploadHarness;
let browser: Browser;
let site: Server;
let page: Page;
let origin: string;

beforeAll(async () => {
  media = await UploadHarness.start();
  site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>A shop</title>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  browser = await startBrowser();
  page = await browser.newPage();
  await page.goto(origin);
  await page.addScriptTag({ content: await readFile(TUS, 'utf8') });
}, 90_000);
afterAll(async () => {
  await browser?.close();
  site?.close();
  await media?.close();
});

async function begin(body: object): Promise<{ id: string; url: string }> {
  const { data } = await media.call('/uploads', { name: 'page.mp4', ...body });
  const given = new URL(String(data['upload_url'] ?? data['tus_url']));
  return { id: String(data['id']), url: media.service.url + given.pathname };
}

describe('a page of another origin, without a key', () => {
  it('sends a file with PUT, and sees how far it is', async () => {
    const { id, url } = await begin({ kind: 'direct', cors_origin: origin });
    // A quick machine is done before the browser tells for the first time how far it is.
    const line = await page.context().newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 30 * MIB,
    });
    const seen = await page.evaluate(
      ([address, bytes]) =>
        new Promise<{ status: number; progress: number[] }>((resolve, reject) => {
          const request = new XMLHttpRequest();
          const progress: number[] = [];
          request.upload.addEventListener('progress', ({ loaded }) => progress.push(loaded));
          request.addEventListener('load', () => resolve({ status: request.status, progress }));
          request.addEventListener('error', () => reject(new Error('The request failed.')));
          request.open('PUT', address);
          request.send(new Blob([new Uint8Array(bytes).fill(7)], { type: 'video/mp4' }));
        }),
      [url, 30 * MIB] as const,
    );
    expect(seen.status).toBe(200);
    expect(seen.progress.at(-1)).toBe(30 * MIB);
    expect(seen.progress.length).toBeGreaterThan(1);
    await line.detach();
    expect(await media.until(id, 'complete')).toMatchObject({ received_bytes: 30 * MIB });
  }, 60_000);

  it('sends nothing from an origin that was not named', async () => {
    const { id, url } = await begin({ kind: 'direct', cors_origin: 'https://shop.example' });
    const sent = page.evaluate(
      (address) => fetch(address, { method: 'PUT', body: new Blob(['x'], { type: 'video/mp4' }) }),
      url,
    );
    await expect(sent).rejects.toThrow('Failed to fetch');
    expect((await media.call(`/uploads/${id}`)).data['status']).toBe('waiting');
  });

  it('stops in the middle and goes on, with tus-js-client', async () => {
    const { id, url } = await begin({ size_bytes: 20 * MIB });
    const offsets = await page.evaluate(
      ([uploadUrl, bytes]) =>
        new Promise<number[]>((resolve, reject) => {
          const { tus } = globalThis as unknown as { tus: typeof import('tus-js-client') };
          const accepted: number[] = [];
          const upload = new tus.Upload(new Blob([new Uint8Array(bytes).fill(9)]), {
            uploadUrl,
            chunkSize: 4 * 1024 * 1024,
            retryDelays: [100, 500, 1000, 3000],
            onError: reject,
            onSuccess: () => resolve(accepted),
            onChunkComplete: (_size, total) => {
              accepted.push(total);
              if (accepted.length === 2) void upload.abort().then(() => upload.start());
            },
          });
          upload.start();
        }),
      [url, 20 * MIB] as const,
    );
    expect(offsets.at(-1)).toBe(20 * MIB);
    await media.until(id, 'complete');
    expect((await media.bytesOf(id)).equals(Buffer.alloc(20 * MIB, 9))).toBe(true);
  }, 60_000);
});
