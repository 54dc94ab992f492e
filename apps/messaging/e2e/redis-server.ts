import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@skydeck/testing';
import { Redis } from 'ioredis';

/** A throw-away Redis. */
export interface RedisServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts the `redis-server` of this machine on a free port, without persistence. */
export async function startRedis(port: number): Promise<RedisServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'redis-'));
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    { stdio: 'ignore' },
  );
  const url = `redis://127.0.0.1:${port}`;
  const client = new Redis(url, { maxRetriesPerRequest: null });
  client.on('error', () => undefined);
  await eventually(async () => (await client.ping()) === 'PONG');
  client.disconnect();
  return {
    url,
    async close() {
      server.kill();
      await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
