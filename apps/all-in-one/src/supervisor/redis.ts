import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { startChild } from './child-process.js';
import type { RunningChild } from './keep-alive.js';
import { StartFailed } from './start-failed.js';

const PROGRAMS = ['valkey-server', 'redis-server'];
const STOP_MS = 10_000;

export interface RedisOptions {
  home: string;
  port: number;
  password: string;
  path: string;
  onSpawn: (pid: number) => void;
  signal?: AbortSignal;
}

/** A password of its own that needs no place in the secrets. */
export function redisPassword(serviceSecret: string): string {
  return createHash('sha256').update(`redis ${serviceSecret}`).digest('hex');
}

/** Runs the Redis or Valkey server that the machine has, for this installation alone. */
export async function startRedis(options: RedisOptions): Promise<RunningChild> {
  const { home, port, password, path, onSpawn, signal } = options;
  const folder = join(home, 'redis');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const settings = [
    `port ${port}`,
    'bind 127.0.0.1',
    `requirepass ${password}`,
    `dir "${folder}"`,
    'appendonly yes',
    'save ""',
    'maxmemory-policy noeviction',
  ];
  return startChild({
    name: 'Redis server',
    program: findServer(path),
    args: ['-'],
    env: { PATH: path, LC_ALL: 'C' },
    input: `${settings.join('\n')}\n`,
    logFile: join(home, 'logs/redis.log'),
    isReady: () => answersPing(port, password),
    stopMs: STOP_MS,
    onSpawn,
    signal,
  });
}

function findServer(path: string): string {
  for (const name of PROGRAMS) {
    for (const folder of path.split(delimiter)) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // Not here; the next folder may have it.
      }
    }
  }
  throw new StartFailed(
    `--with-redis needs ${PROGRAMS.join(' or ')} on PATH. ` +
      'Run "sudo apt-get install redis-server", or set REDIS_URL to a server of your own.',
  );
}

/** Whether it takes the password and has loaded its data. */
async function answersPing(port: number, password: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('connect', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('utf8');
      if (answer.split('\r\n').length > 2) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer === '+OK\r\n+PONG\r\n'));
  });
}
