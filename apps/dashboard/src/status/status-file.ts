import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '@skydeck/config';
import { type KeptHistory, KeptHistory as Shape } from './status-history.js';

/** Keeps the history of the status page between starts: `status/history.json` in the home. */
export class StatusFile {
  readonly #file: string | undefined;
  #isBroken = false;

  /** @param home not given where nothing is kept, as in a container without a place to write */
  constructor(
    home: string | undefined,
    private readonly warn: (message: string) => void,
  ) {
    this.#file = home === undefined ? undefined : path.join(folderOf(home), 'status/history.json');
  }

  read(): KeptHistory | undefined {
    if (this.#file === undefined) return undefined;
    try {
      return Shape.safeParse(JSON.parse(readFileSync(this.#file, 'utf8'))).data;
    } catch {
      return undefined;
    }
  }

  /** Writes it in one step. Where that cannot be done the page works from memory. */
  write(history: KeptHistory): void {
    if (this.#file === undefined) return;
    try {
      mkdirSync(path.dirname(this.#file), { recursive: true, mode: 0o700 });
      writeFileSync(`${this.#file}.new`, JSON.stringify(history), { mode: 0o600 });
      renameSync(`${this.#file}.new`, this.#file);
      this.#isBroken = false;
    } catch (error) {
      if (!this.#isBroken) this.warn(`The status page cannot keep its history: ${String(error)}`);
      this.#isBroken = true;
    }
  }
}
