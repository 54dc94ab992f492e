import { stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { clipFolder } from '../fixtures/clips.js';
import { HOSTILE_FILES } from '../fixtures/hostile-files.js';
import { createTranscoder, MediaRejected, PROBE_LIMITS } from '../index.js';

type Folder = Awaited<ReturnType<typeof clipFolder>>;

describe('files that mean harm', () => {
  const transcoder = createTranscoder('ffmpeg');
  let folder: Folder;
  let listener: Server;
  let requests = 0;
  let address = '';
  let canary = '';
  let readAt = 0;

  beforeAll(async () => {
    folder = await clipFolder();
    canary = path.join(folder.path, 'canary.ts');
    await writeFile(canary, 'secret');
    readAt = (await stat(canary)).atimeMs;
    listener = createServer((_, response) => {
      requests++;
      response.end();
    });
    listener.on('connection', () => requests++);
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    listener.close();
    await folder[Symbol.asyncDispose]();
  });

  it.each(HOSTILE_FILES)('refuses $of', async ({ codes, write }) => {
    const file = path.join(folder.path, 'upload.mp4');
    await write(file, address, canary);
    const error: unknown = await transcoder
      .probe(file, PROBE_LIMITS, new AbortController().signal)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MediaRejected);
    expect(codes).toContain((error as MediaRejected).code);
    // What is told to a customer has neither the words of a tool nor a path.
    expect((error as MediaRejected).detail).not.toMatch(/\/|0x|secret|Invalid data/);
  });

  it('made no request and read no other file', async () => {
    expect(requests).toBe(0);
    expect((await stat(canary)).atimeMs).toBe(readAt);
  });

  it('refuses what takes too long, and says so', async () => {
    const file = path.join(folder.path, 'slow.mp4');
    await writeFile(file, Buffer.alloc(1000));
    const limits = { ...PROBE_LIMITS, timeoutMs: 1 };
    await expect(
      transcoder.probe(file, limits, new AbortController().signal),
    ).rejects.toMatchObject({ code: 'timeout' });
  });
});
