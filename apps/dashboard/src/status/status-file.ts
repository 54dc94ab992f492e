import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '@skydeck/config';
import { KeptHistory } from './kept-history.js';

/** The history as earlier versions kept it, `status/history.json` in the home: taken over once. */
export class StatusFile {
  readonly #file: string | undefined;

  /** @param home not given where there never was a file */
  constructor(home: string | undefined) {
    this.#file = home === undefined ? undefined : path.join(folderOf(home), 'status/history.json');
  }

  read(): KeptHistory | undefined {
    if (this.#file === undefined) return undefined;
    try {
      return KeptHistory.safeParse(JSON.parse(readFileSync(this.#file, 'utf8'))).data;
    } catch {
      return undefined;
    }
  }

  /** What it held is kept elsewhere now. A file that cannot be removed is older at the next start. */
  remove(): void {
    if (this.#file === undefined) return;
    try {
      rmSync(this.#file, { force: true });
    } catch {
      // It is on a disk that is only read.
    }
  }
}
