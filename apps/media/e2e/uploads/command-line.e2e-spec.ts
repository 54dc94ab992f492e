import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildCommand } from './built-command.js';
import { UploadHarness } from './upload-harness.js';

const MIB = 1024 * 1024;

let media: UploadHarness;
let folder: string;
let program: string;
let front: Server;
let letThroughBytes = Number.POSITIVE_INFINITY;
let onStopped = () => {};
const sockets = new Set<Socket>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skydeck-upload-cli-'));
  program = await buildCommand(folder);
  media = await UploadHarness.start();
  // A line that stops in the middle, until somebody mends it.
  front = createServer((socket) => {
    const { hostname, port } = new URL(media.service.url);
    const behind = connect(Number(port), hostname);
    for (const one of [socket, behind]) sockets.add(one.on('error', () => undefined));
    behind.pipe(socket);
    let passed = 0;
    socket.on('data', (chunk: Buffer) => {
      passed += chunk.length;
      if (passed <= letThroughBytes) {
        behind.write(chunk);
        return;
      }
      socket.pause();
      onStopped();
    });
    socket.on('close', () => behind.end());
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
}, 120_000);
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  front.close();
  await media.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command, and interrupts it when the line stops. */
async function skydeck(words: string[]) {
  const child = spawn(
    process.execPath,
    [program, 'media', 'upload', ...words, '--project', 'one', '-o', 'json'],
    {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        SKYDECK_TOKEN: media.key,
        SKYDECK_MEDIA_URL: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
      },
    },
  );
  onStopped = () => void child.kill('SIGINT');
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, out, err };
}

describe('skydeck media upload', () => {
  it('goes on with a file after it was interrupted', async () => {
    const bytes = randomBytes(40 * MIB);
    await writeFile(path.join(folder, 'film.mp4'), bytes);
    letThroughBytes = 20 * MIB;
    const first = await skydeck(['film.mp4', '--metadata', 'scene=9']);
    expect(first.exitCode).toBe(130);
    expect(first.err).toContain('the same command goes on with it');
    letThroughBytes = Number.POSITIVE_INFINITY;
    for (const socket of sockets) socket.destroy();
    const second = await skydeck(['film.mp4', '--metadata', 'scene=9']);
    expect(second.err).toContain('Going on with what was sent before.');
    expect(second.exitCode).toBe(0);
    expect(second.err).not.toContain('Warning');
    const rows = await media.query('select id, asset_id from upload');
    expect(rows).toHaveLength(1);
    expect((await media.bytesOf(String(rows[0]?.['id']))).equals(bytes)).toBe(true);
    const asset = await media.call(`/assets/${String(rows[0]?.['asset_id'])}`);
    expect(asset.data).toMatchObject({ name: 'film.mp4', metadata: { scene: '9' } });
    // Nothing is left to go on with, and no key is kept.
    const noted = await readFile(path.join(folder, '.skydeck/uploads.json'), 'utf8').catch(() =>
      readFile(path.join(folder, '.config/skydeck/uploads.json'), 'utf8'),
    );
    expect(JSON.parse(noted)).toEqual({});
  }, 60_000);

  it('sends a file over several connections, and says what is refused', async () => {
    await writeFile(path.join(folder, 'other.mp4'), randomBytes(12 * MIB));
    const sent = await skydeck(['other.mp4', '--parallel', '3', '--name', 'The other']);
    expect(sent).toMatchObject({ exitCode: 0, err: expect.stringContaining('100 %') });
    expect(sent.out).toContain('"name": "The other"');
    const refused = await skydeck(['other.mp4', '--afresh', '--name', 'x'.repeat(201)]);
    expect(refused.exitCode).not.toBe(0);
    expect(refused.err).toContain('validation_failed');
    expect((await skydeck(['missing.mp4'])).err).toContain('cannot be read');
    const blocked = await skydeck(['http://127.0.0.1:9876/film.mp4']);
    expect(blocked.err).toContain('source_blocked');
  }, 60_000);
});
