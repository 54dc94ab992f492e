import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { eventually } from '@skydeck/testing';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const START_MS = 60_000;

/** The vault as a process of its own, which can be killed in the middle of its work. */
export class VaultProcess {
  #child: ChildProcess | undefined;

  constructor(
    readonly url: string,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  /** Starts it, again if it was killed, and waits until it answers. */
  async start(): Promise<void> {
    const env = { ...process.env, ...this.environment, LOG_LEVEL: 'silent' };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    this.#child = child;
    const isReady = async () => {
      if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}`);
      return (await fetch(`${this.url}/readyz`)).ok;
    };
    await eventually(isReady, { timeoutMs: START_MS });
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Ends it as a power cut would: nothing is finished or tidied up. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
