import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { eventually } from '@skydeck/testing';
import type { ServiceName } from '../../src/stack/stack-ports.js';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const START_MS = 30_000;

/** One service as a process of its own, as it runs in a cluster, that can be killed at any moment. */
export class ServiceProcess implements AsyncDisposable {
  #child: ChildProcess | undefined;

  constructor(
    private readonly name: ServiceName,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  /** Starts it, again if it was killed, and waits until it answers. */
  async start(): Promise<void> {
    const main = path.join(ROOT, 'apps', this.name, 'dist/main.js');
    const { PATH } = process.env;
    const child = spawn(process.execPath, [main], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH, NODE_ENV: 'production', ...this.environment },
    });
    this.#child = child;
    let problem = '';
    child.stderr.on('data', (part: Buffer) => (problem += part.toString()));
    const address = this.environment[`${this.name.toUpperCase()}_URL`];
    await eventually(
      async () => {
        if (child.exitCode !== null) throw new Error(`It did not start: ${problem}`);
        return (await fetch(`${address}/readyz`)).ok;
      },
      { timeoutMs: START_MS, everyMs: 100 },
    );
  }

  /** Ends it as a power cut would: nothing is finished or tidied up. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
  }
}
