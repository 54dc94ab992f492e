import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Family } from '../messages.js';

/** How it stands with the workers of one keeper. */
export interface WorkersState extends Family {
  /** Process id of the keeper, which takes the signals. */
  readonly pid: number;
}

/** Tells programs on this machine what became of a restart. */
export class WorkersFile {
  constructor(private readonly logger: Logger) {}

  /** Writes `edge/workers.json` of an installation. One that cannot be written costs no visitor. */
  write(home: string, state: WorkersState): void {
    const path = join(home, 'edge', 'workers.json');
    try {
      mkdirSync(join(home, 'edge'), { recursive: true });
      writeFileSync(`${path}.new`, JSON.stringify(state), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    } catch (error) {
      this.logger.warn({ err: error }, 'the state of the workers cannot be written');
    }
  }
}
