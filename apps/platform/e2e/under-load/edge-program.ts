import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, type ProcessIdentity } from '@skydeck/exec';
import { eventually } from '@skydeck/testing';
import { Program } from './program.js';

const GONE = { timeoutMs: 60_000 };

interface Family extends ProcessIdentity {
  readonly losses: number;
  readonly processes: readonly ProcessIdentity[];
}

/** The edge: a keeper and its workers, each of which makes good what is missing. */
export class EdgeProgram extends Program {
  readonly #file: string;

  constructor(environment: NodeJS.ProcessEnv, healthUrl: string) {
    super('edge', environment, healthUrl);
    this.#file = join(environment['SKYDECK_HOME'] ?? '', 'edge/workers.json');
  }

  /** Kills the keeper, and waits until another one leads. */
  async killKeeper(): Promise<void> {
    const { pid, losses } = await this.#family();
    process.kill(pid, 'SIGKILL');
    await eventually(async () => (await this.#family()).losses > losses, GONE);
  }

  /** Kills keeper and workers at the same time. */
  async killAll(): Promise<void> {
    const family = await this.#family();
    for (const { pid } of [...family.processes, family]) process.kill(pid, 'SIGKILL');
    await eventually(() => ![family, ...family.processes].some(isRunning), GONE);
  }

  /** Stops whoever leads now, and waits until all of them have ended. */
  override async end(): Promise<void> {
    const family = await this.#family();
    if (isRunning(family)) process.kill(family.pid, 'SIGTERM');
    await eventually(() => ![family, ...family.processes].some(isRunning), GONE);
  }

  async #family(): Promise<Family> {
    return JSON.parse(await readFile(this.#file, 'utf8')) as Family;
  }
}
