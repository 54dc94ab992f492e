import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from './eventually.js';
import { freePort } from './free-port.js';

/** A throw-away Redis that may be lost and come back on the same port, with what it was told. */
export class TestRedis {
  #server: ChildProcess | undefined;

  private constructor(
    readonly url: string,
    private readonly port: number,
    private readonly folder: string,
  ) {}

  /** Starts the `redis-server` of this machine on a free port. */
  static async start(): Promise<TestRedis> {
    const port = await freePort();
    const folder = await mkdtemp(path.join(tmpdir(), 'redis-'));
    const redis = new TestRedis(`redis://127.0.0.1:${port}`, port, folder);
    await redis.start();
    return redis;
  }

  async start(): Promise<void> {
    const { port, folder } = this;
    const settings = ['--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'yes'];
    this.#server = spawn('redis-server', ['--port', String(port), ...settings], {
      stdio: 'ignore',
    });
    await eventually(() => answersPing(port));
  }

  /** Ends it without any goodbye. */
  async kill(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }

  /** Makes it hang: its sockets stay open and nothing is answered. */
  hang(): void {
    this.#server?.kill('SIGSTOP');
  }

  /** Ends {@link hang}. */
  resume(): void {
    this.#server?.kill('SIGCONT');
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function answersPing(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.write('PING\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString().startsWith('+PONG');
  } finally {
    socket.destroy();
  }
}
