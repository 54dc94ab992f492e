import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';

const TRIES = 200;

/** A throw-away Redis on a free port of the loopback address. */
export async function startRedis() {
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-redis-'));
  const port = await freePort();
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  const url = `redis://127.0.0.1:${port}`;
  await untilReady(url);
  return {
    url,
    pid: child.pid,
    async stop() {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(url) {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  client.on('error', () => undefined);
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      await client.connect();
      client.disconnect();
      return;
    } catch {
      await sleep(25);
    }
  }
  throw new Error('redis-server did not start.');
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
