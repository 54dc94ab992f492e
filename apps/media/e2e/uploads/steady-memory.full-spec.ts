import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { eventually, freePort } from '@skydeck/testing';
import { UploadHarness } from './upload-harness.js';

const MIB = 1024 * 1024;
const FILE_BYTES = 200 * MIB;
const MAIN = path.resolve(import.meta.dirname, '../../dist/main.js');

let media: UploadHarness;
let child: ChildProcess;
let url: string;

beforeAll(async () => {
  media = await UploadHarness.start();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...media.environment, LOG_LEVEL: 'silent', MEDIA_PORT: `${port}` },
    stdio: 'ignore',
  });
  await eventually(async () => (await fetch(`${url}/readyz`)).ok, { timeoutMs: 30_000 });
}, 60_000);
afterAll(async () => {
  child.kill('SIGKILL');
  await media.close();
});

/** Highest and present memory of the process. */
async function memory(): Promise<{ peak: number; now: number }> {
  const text = await readFile(`/proc/${child.pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1]) * 1024;
  return { peak: read('VmHWM'), now: read('VmRSS') };
}

/** Sends zeros, as many as a file has. */
function send(method: string, address: string, bytes: number, headers: Record<string, string>) {
  return new Promise<number>((resolve, reject) => {
    const chunk = Buffer.alloc(MIB);
    const sending = request(address, {
      method,
      headers: { authorization: `Bearer ${media.key}`, 'content-length': bytes, ...headers },
    });
    sending.on('error', reject);
    sending.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    let left = bytes;
    const more = (): void => {
      while (left > 0) {
        left -= MIB;
        if (!sending.write(chunk)) {
          sending.once('drain', more);
          return;
        }
      }
      sending.end();
    };
    more();
  });
}

const patch = async (bytes: number): Promise<number> => {
  const created = await fetch(`${url}/api/v1/tus`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${media.key}`,
      'tus-resumable': '1.0.0',
      'upload-length': `${bytes}`,
    },
  });
  return send('PATCH', url + String(created.headers.get('location')), bytes, {
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
  });
};
const post = (bytes: number) =>
  send('POST', `${url}/api/v1/uploads/file?name=zeros`, bytes, { 'content-type': 'video/mp4' });

it.each([
  ['a resumable upload', patch, 204],
  ['a file as the body', post, 201],
] as const)(
  'holds no more of %s than a few pieces',
  async (_name, upload, status) => {
    expect(await upload(16 * MIB)).toBe(status);
    const before = await memory();
    expect(await upload(FILE_BYTES)).toBe(status);
    const after = await memory();
    process.stdout.write(
      `memory: ${Math.round(before.now / MIB)} MiB before, ${Math.round(after.peak / MIB)} MiB at most\n`,
    );
    expect(after.peak - before.now).toBeLessThan(100 * MIB);
  },
  120_000,
);
