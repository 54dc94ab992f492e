import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RedisRateLimiter } from './redis.rate-limiter.js';
import { describeRateLimiter } from './rate-limiter.contract.js';

let server: ChildProcess;
let folder: string;

/** A Redis of our own, on a socket file, so that no port can be taken. */
async function startRedis(): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'limits-'));
  const socket = join(folder, 'redis.sock');
  const settings = ['--port', '0', '--unixsocket', socket, '--save', '', '--dir', folder];
  server = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of server.stdout ?? []) {
    if (/ready to accept connections/i.test(String(line))) break;
  }
  return socket;
}

describeRateLimiter('on Redis', async () => new RedisRateLimiter(await startRedis()));

it('503: lets nothing through while Redis is away', async () => {
  const limiter = new RedisRateLimiter('/nowhere/redis.sock');
  const limit = { key: 'x', most: 1, windowS: 1 };
  await expect(limiter.take([limit], 0)).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
  });
  await limiter.close();
});

afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  await rm(folder, { recursive: true });
});
