import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { TestClock } from '@skydeck/testing';
import Fastify from 'fastify';
import { DiskObjectStore, signedUrlHandler } from '../index.js';
import { describeObjectStore } from '../object-store.contract.js';
import { freePorts } from '../testing/free-ports.js';

describeObjectStore('Disk', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-objects-'));
  const clock = new TestClock();
  const [port] = await freePorts(1);
  const store = new DiskObjectStore({
    folder,
    publicUrl: `http://127.0.0.1:${port}/objects`,
    secret: 'for-this-test-only-0123456789abcdef',
    now: () => clock.now(),
  });
  const server = Fastify();
  await server.register(signedUrlHandler(store));
  await server.listen({ host: '127.0.0.1', port: port });
  return {
    store,
    clock,
    isAbsenceAtomic: true,
    async stop() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
});

it.each([true, false])(
  'writes every chunk, and frees those that are its own: %s',
  async (isOwned) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-objects-'));
    const store = new DiskObjectStore({ folder, publicUrl: '', secret: '' });
    await store.open();
    const bytes = randomBytes(5 * 512 * 1024);
    const chunks = Array.from({ length: 5 }, (_, at) =>
      Uint8Array.from(bytes.subarray(at * 512 * 1024, (at + 1) * 512 * 1024)),
    );
    const body = (async function* () {
      yield* chunks;
    })();
    await store.put('a/b', body, { contentType: 'text/plain', isOwned });
    const written = await buffer((await store.get('a/b')).stream);
    expect(written.equals(bytes)).toBe(true);
    const freed = chunks.filter(({ length }) => length === 0);
    // The last ones are written with the end of the file and go with the rest.
    expect(freed).toHaveLength(isOwned ? 4 : 0);
    await rm(folder, { recursive: true, force: true });
  },
);
