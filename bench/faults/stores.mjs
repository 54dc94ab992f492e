import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@skydeck/embedded-postgres';

/** Where Postgres is, and where the services find it: behind a wire that can be slow. */
export const POSTGRES_PORT = 15_432;
export const WIRE_PORT = 15_433;
const REDIS_PORT = 16_379;
const AGAIN_MS = 1000;

/** A Postgres that loses nothing, started again whenever it ends, as a supervisor does. */
export class Postgres {
  #server;
  #isClosing = false;
  #options;

  constructor(folder) {
    this.#options = {
      dataDir: path.join(folder, 'data'),
      binDir: path.join(folder, 'programs'),
      logFile: path.join(folder, 'postgres.log'),
      port: POSTGRES_PORT,
      password: randomBytes(16).toString('base64url'),
    };
  }

  async start() {
    await mkdir(path.dirname(this.#options.dataDir), { recursive: true });
    await chmod(path.dirname(this.#options.dataDir), 0o711);
    this.#server = await startEmbeddedPostgres(this.#options);
    void this.#keep();
  }

  /** Over TCP, and over the wire. */
  get url() {
    const url = new URL(this.#server.url);
    url.searchParams.delete('host');
    url.port = String(WIRE_PORT);
    return url.href;
  }

  get pid() {
    return this.#server.pid;
  }

  /** Ends it gently; it comes again by itself. */
  async restart() {
    await this.#server.stop();
  }

  kill() {
    process.kill(this.#server.pid, 'SIGKILL');
  }

  async close() {
    this.#isClosing = true;
    await this.#server.stop();
  }

  async #keep() {
    while (!this.#isClosing) {
      await this.#server.exited;
      if (this.#isClosing) return;
      await sleep(AGAIN_MS);
      await startEmbeddedPostgres(this.#options).then(
        (server) => (this.#server = server),
        () => sleep(AGAIN_MS),
      );
    }
  }
}

/** A Redis that may be lost and come back with what it was told. */
export class Redis {
  #child;

  constructor(folder) {
    this.folder = folder;
    this.url = `redis://127.0.0.1:${REDIS_PORT}`;
  }

  async start() {
    await mkdir(this.folder, { recursive: true });
    const args = ['--port', `${REDIS_PORT}`, '--bind', '127.0.0.1', '--dir', this.folder];
    this.#child = spawn('redis-server', [...args, '--save', '', '--appendonly', 'yes'], {
      stdio: 'ignore',
    });
    await once(this.#child, 'spawn');
  }

  get pid() {
    return this.#child.pid;
  }

  async kill() {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }

  hang() {
    this.#child.kill('SIGSTOP');
  }

  resume() {
    this.#child.kill('SIGCONT');
  }
}
