import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
