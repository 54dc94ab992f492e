import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { identify, type ProcessIdentity } from '@skydeck/exec';
import { writeJson } from './write-file.js';

/**
 * Who our child processes are, on disk: after this process was killed, the next start recognises
 * what it left behind, and never takes a stranger for it.
 */
export class ChildrenFile {
  readonly #file: string;
  readonly #children: Record<string, ProcessIdentity> = {};

  constructor(home: string) {
    this.#file = join(home, 'run/children.json');
  }

  /** What the previous run wrote; these need not run any more. */
  read(): Record<string, ProcessIdentity> {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8')) as Record<string, ProcessIdentity>;
    } catch {
      return {};
    }
  }

  /** Notes that this process runs under a name now. */
  add(name: string, pid: number): void {
    const identity = identify(pid);
    if (identity === null) return;
    this.#children[name] = identity;
    writeJson(this.#file, this.#children);
  }

  /** Ends all of them at once, the hard way; committed data survives it. */
  kill(): void {
    for (const [name, { pid, start_token }] of Object.entries(this.#children)) {
      if (identify(pid)?.start_token !== start_token) continue;
      // The edge has workers, which are of its group; Postgres sees to its own.
      process.kill(name === 'edge' ? -pid : pid, name === 'postgres' ? 'SIGQUIT' : 'SIGKILL');
    }
  }

  remove(): void {
    rmSync(this.#file, { force: true });
  }
}
