import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Cluster } from '@skydeck/all-in-one/testing';
import { SETTINGS } from '../traffic/actors.mjs';
import { mountDisk, unmountDisk } from './own-network.mjs';
import { SlowWire } from './slow-wire.mjs';
import { Postgres, POSTGRES_PORT, Redis, WIRE_PORT } from './stores.mjs';

const FILES_MB = 600;
const POSTGRES_MB = 1500;

/** Two replicas of each service with stores that lose nothing, on disks that can be filled. */
export async function startCluster() {
  const root = await mkdtemp(path.join(tmpdir(), 'skydeck-faults-'));
  // The database is another user's.
  await chmod(root, 0o711);
  const disks = { files: path.join(root, 'files'), postgres: path.join(root, 'postgres') };
  const closing = [];
  const close = async () => {
    for (const end of closing.toReversed()) await end();
    await rm(root, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    for (const [folder, megabytes] of [
      [disks.files, FILES_MB],
      [disks.postgres, POSTGRES_MB],
    ]) {
      await mkdir(folder);
      mountDisk(folder, megabytes);
      closing.push(() => unmountDisk(folder));
    }
    const postgres = new Postgres(disks.postgres);
    const redis = new Redis(path.join(root, 'redis'));
    const wire = new SlowWire(WIRE_PORT, POSTGRES_PORT);
    await Promise.all([postgres.start(), redis.start(), wire.open()]);
    closing.push(
      () => wire.close(),
      () => postgres.close(),
      () => redis.kill(),
    );
    const cluster = await Cluster.start({
      database: { url: postgres.url, schema: (name) => name },
      parent: disks.files,
      nodeOptions: ['--max-semi-space-size=4'],
      environment: { ...SETTINGS, REDIS_URL: redis.url, QUEUE_DRIVER: 'redis' },
    });
    closing.push(() => cluster.close());
    return { root, disks, postgres, redis, wire, cluster, close };
  } catch (error) {
    await close();
    throw error;
  }
}
