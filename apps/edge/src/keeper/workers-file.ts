import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessIdentity } from '@skydeck/exec';
import type { Logger } from 'pino';
import type { Family } from '../messages.js';

/** How it stands with the processes of one edge: its keeper, which takes the signals, and the rest. */
export interface WorkersState extends Family, ProcessIdentity {
  /** Who accepts, and who finishes what it has. */
  readonly processes: readonly ProcessIdentity[];
}

/** Tells programs on this machine what became of a restart, and which processes are of the edge. */
export class WorkersFile {
  constructor(private readonly logger: Logger) {}

  /** Reads `edge/workers.json` of an installation. */
  read(home: string): Partial<WorkersState> {
    try {
      return JSON.parse(readFileSync(pathIn(home), 'utf8')) as Partial<WorkersState>;
    } catch {
      return {};
    }
  }

  /** Writes it. One that cannot be written costs no visitor. */
  write(home: string, state: WorkersState): void {
    const path = pathIn(home);
    try {
      mkdirSync(join(home, 'edge'), { recursive: true });
      writeFileSync(`${path}.new`, JSON.stringify(state), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    } catch (error) {
      this.logger.warn({ err: error }, 'the state of the workers cannot be written');
    }
  }
}

function pathIn(home: string): string {
  return join(home, 'edge', 'workers.json');
}
