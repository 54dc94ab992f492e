import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Fastify from 'fastify';

/** Takes and gives files in a process of its own, so that only what it uses is counted. */
const [kind, settings] = [process.argv[2], JSON.parse(process.argv[3] ?? '{}')];
const OWNER = { projectId: 'prj_bench', spaceId: 'spc_bench' };
const GIB = 1024 ** 3;

let peak = 0;
setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20).unref();
process.on('message', () => {
  const now = process.memoryUsage.rss();
  process.send({ cpu: process.cpuUsage(), rss: now, peak: Math.max(peak, now) });
  peak = 0;
});

function hashed() {
  const hash = createHash('sha256');
  const passing = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { hash, passing };
}

/** Fastify without anything: a file of the disk, and its SHA-256. */
function bare() {
  return {
    async take(raw) {
      const id = randomUUID();
      const { hash, passing } = hashed();
      const file = createWriteStream(path.join(settings.folder, id), { flush: true });
      await pipeline(raw, passing, file);
      return { id, sha256: hash.digest('hex') };
    },
    give: async (id) => {
      const { passing } = hashed();
      return createReadStream(path.join(settings.folder, id), { highWaterMark: 256 * 1024 }).pipe(
        passing,
      );
    },
  };
}

/** The same Fastify in front of the store of the vault. */
async function vault() {
  const { loadConfig } = await import('@skydeck/config');
  const { setUpLog } = await import('@skydeck/service');
  const { createVault, VaultConfig } = await import('../../apps/vault/dist/index.js');
  const { Blobs } = await import('../../apps/vault/dist/blobs/blobs.js');
  setUpLog({ level: 'silent' });
  const service = await createVault(loadConfig(VaultConfig, settings.environment));
  await service.listen();
  const blobs = service.app.get(Blobs, { strict: false });
  return {
    take: (raw) => blobs.store(OWNER, raw, { maxBytes: 100 * GIB }),
    async resume(raw) {
      const id = await blobs.begin(OWNER, { maxBytes: 100 * GIB, lifetimeMs: 60_000 });
      await blobs.append(id, 0, raw);
      return blobs.finish(id);
    },
    give: (id) => blobs.read(OWNER.projectId, id),
  };
}

const side = kind === 'bare' ? bare() : await vault();
const server = Fastify({ bodyLimit: Number.MAX_SAFE_INTEGER, keepAliveTimeout: 600_000 });
server.removeAllContentTypeParsers();
server.addContentTypeParser('*', (_request, _payload, done) => done(null));
server.put('/file', async ({ raw }) => side.take(raw));
server.put('/upload', async ({ raw }) => side.resume(raw));
server.get('/file/:id', async ({ params }, reply) => reply.send(await side.give(params.id)));
process.send({ url: await server.listen({ host: '127.0.0.1', port: 0 }) });
