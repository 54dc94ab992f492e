import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import { eventually, freePort } from '@skydeck/testing';
import { send } from './tus-client.js';
import { idOf, UploadHarness } from './upload-harness.js';

const MIB = 1024 * 1024;
const MAIN = path.resolve(import.meta.dirname, '../../dist/main.js');

let media: UploadHarness;

beforeAll(async () => {
  media = await UploadHarness.start();
});
afterAll(() => media.close());

/** A process of its own, on the same stores. */
async function startProcess(): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...media.environment, LOG_LEVEL: 'silent', MEDIA_PORT: `${port}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => (await fetch(`${url}/readyz`)).ok, { timeoutMs: 30_000 });
  return { url, child };
}

describe('a process that dies while it receives', () => {
  it('goes on in another process, from what outlived the crash', async () => {
    const { url, child } = await startProcess();
    const bytes = randomBytes(70 * MIB);
    const location = await media.begin(bytes.length);
    const sending = request(url + location, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${media.key}`,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': bytes.length,
      },
    });
    sending.on('error', () => undefined);
    sending.write(bytes.subarray(0, 45 * MIB));
    const sql = 'select received_bytes::int as received, hold_token from upload where id = $1';
    const rowOf = async () => (await media.query(sql, [idOf(location)]))[0];
    await eventually(async () => Number((await rowOf())?.['received']) > 0, { timeoutMs: 20_000 });
    child.kill('SIGKILL');
    await once(child, 'exit');
    // It still says that the dead one writes; nobody waits for more than its lease.
    expect((await rowOf())?.['hold_token']).not.toBeNull();
    await send(bytes, {
      uploadUrl: media.service.url + location,
      headers: { authorization: `Bearer ${media.key}` },
    });
    await media.until(idOf(location), 'complete');
    expect((await media.bytesOf(idOf(location))).equals(bytes)).toBe(true);
  }, 120_000);
});

describe('two who send to one upload', () => {
  it('423: lets the one go on that sends, and takes over from one that hangs', async () => {
    const bytes = randomBytes(1000);
    const location = await media.begin(bytes.length);
    const { hostname, port } = new URL(media.service.url);
    const hanging = request({
      hostname,
      port,
      path: location,
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${media.key}`,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': bytes.length,
      },
    });
    const cut = once(hanging, 'error');
    hanging.write(bytes.subarray(0, 1));
    await eventually(async () => {
      const sql = 'select hold_token from upload where id = $1';
      return (await media.query(sql, [idOf(location)]))[0]?.['hold_token'] !== null;
    });
    const beat = setInterval(() => hanging.write(bytes.subarray(1, 2)), 200);
    const refused = await media.patch(location, 0, bytes);
    clearInterval(beat);
    expect(refused.status).toBe(423);
    // Now it hangs: it is cut, and what it sent is kept.
    const waiting = await media.patch(location, 0, bytes);
    expect(waiting.status).toBe(409);
    await cut;
    const head = await media.tus('HEAD', location);
    const offset = Number(head.headers.get('upload-offset'));
    expect(offset).toBeGreaterThan(0);
    expect((await media.patch(location, offset, bytes.subarray(offset))).status).toBe(204);
  }, 60_000);
});
