import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@skydeck/testing';

const APPS = join(import.meta.dirname, '../../..');
/** Reading all its code takes a busy machine long. */
const READY_MS = 150_000;

/** A built service in a process of its own, which a test stops, kills and starts again. */
export class Program {
  #child: ChildProcess | undefined;

  constructor(
    private readonly app: string,
    private readonly environment: NodeJS.ProcessEnv,
    private readonly healthUrl: string,
  ) {}

  /** Starts it and waits until it answers. */
  async start(): Promise<void> {
    const main = join(APPS, this.app, 'dist/main.js');
    await access(main).catch(() => {
      throw new Error(`This test runs what was built: ${main} is missing.`);
    });
    const env = { PATH: process.env['PATH'], ...this.environment };
    this.#child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'inherit', 'inherit'] });
    await eventually(async () => (await fetch(this.healthUrl)).ok, { timeoutMs: READY_MS });
  }

  /** Sends a signal and waits for the end. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}
