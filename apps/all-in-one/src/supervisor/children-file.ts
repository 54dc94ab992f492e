import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { identify, type ProcessIdentity } from '@skydeck/exec';
import { killEdgeFamily } from './edge-family.js';
import { writeJson } from './write-file.js';

/**
 * Who our child processes are, on disk: after this process was killed, the next start recognises
 * what it left behind, and never takes a stranger for it.
 */
export class ChildrenFile {
  readonly #file: string;
  readonly #children: Record<string, ProcessIdentity> = {};

  constructor(private readonly home: string) {
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

  /** Goes on with what the previous run wrote. */
  keep(): void {
    Object.assign(this.#children, this.read());
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
      // Postgres sees to its own.
      process.kill(pid, name === 'postgres' ? 'SIGQUIT' : 'SIGKILL');
    }
    killEdgeFamily(this.home);
  }

  remove(): void {
    rmSync(this.#file, { force: true });
  }
}
