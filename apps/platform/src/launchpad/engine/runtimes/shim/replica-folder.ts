import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, type ProcessIdentity } from '@skydeck/exec';
import type { JoinNote } from '../../network/sandbox-network.js';
import type { Replica, ReplicaLimits } from '../../runtime.driver.js';

/** What the next process of the platform must know of a replica. Nothing of it is secret. */
export interface ReplicaNote {
  readonly replica: Omit<Replica, 'state' | 'startedAt'> & { readonly startedAt: string };
  /** Names of what the machine lent it. */
  readonly group: string;
  readonly limits: ReplicaLimits;
  readonly network: JoinNote;
}

/** How the outermost process of a sandbox ended; a signal of 0 is none. */
export interface ShimExit {
  readonly code: number;
  readonly signal: number;
}

/** The folder of one replica: notes about it, and what it printed. */
export class ReplicaFolder {
  constructor(readonly path: string) {}

  /** To be called before the replica is started. */
  async create(note: ReplicaNote): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
    await writeFile(join(this.path, 'replica.new'), JSON.stringify(note));
    await rename(join(this.path, 'replica.new'), join(this.path, 'replica.json'));
  }

  async note(): Promise<ReplicaNote | undefined> {
    return this.#read<ReplicaNote>('replica.json');
  }

  /** The parent of the sandbox; undefined until it has begun. */
  async shim(): Promise<ProcessIdentity | undefined> {
    return this.#read<ProcessIdentity>('shim.json');
  }

  async isRunning(): Promise<boolean> {
    const shim = await this.shim();
    return shim !== undefined && isRunning(shim);
  }

  async exit(): Promise<ShimExit | undefined> {
    return this.#read<ShimExit>('exit.json');
  }

  /** Where each segment of the output begins, oldest first. */
  async segments(): Promise<number[]> {
    const names = await readdir(this.path).catch(() => []);
    const starts = names.flatMap((name) => /^out\.(\d+)$/.exec(name)?.[1] ?? []);
    return starts.map(Number).toSorted((one, other) => one - other);
  }

  segment(start: number): string {
    return join(this.path, `out.${start}`);
  }

  /** A shim that runs without its folder ends. */
  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true, maxRetries: 3 });
  }

  async #read<Content>(name: string): Promise<Content | undefined> {
    const text = await readFile(join(this.path, name), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as Content);
  }
}
