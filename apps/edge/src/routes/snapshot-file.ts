import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import { Snapshot } from './route.schema.js';

/** The last good routes on disk, so that the edge serves before anyone told it where. */
export class SnapshotFile {
  #writing: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(
    readonly path: string,
    private readonly logger: Logger,
  ) {}

  /** Reads the routes. A damaged file is said in the log, kept aside, and counts as none. */
  async load(): Promise<Snapshot | undefined> {
    let text: string;
    try {
      text = await readFile(this.path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    try {
      return Snapshot.parse(JSON.parse(text));
    } catch (error) {
      const aside = `${this.path}.corrupt-${Date.now()}`;
      await rename(this.path, aside);
      this.logger.error({ err: error, kept_as: aside }, 'the saved routes are damaged');
      return undefined;
    }
  }

  /**
   * Saves what `read` returns and resolves once that is on the disk. Calls that come while one
   * write is under way share the next one.
   */
  save(read: () => Snapshot): Promise<void> {
    if (!this.#writing) {
      this.#writing = this.#write(read()).finally(() => (this.#writing = undefined));
      return this.#writing;
    }
    this.#next ??= this.#writing
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        return this.save(read);
      });
    return this.#next;
  }

  async #write(snapshot: Snapshot): Promise<void> {
    const folder = dirname(this.path);
    await mkdir(folder, { recursive: true });
    const temporary = `${this.path}.new`;
    await using file = await open(temporary, 'w', 0o600);
    await file.writeFile(JSON.stringify(snapshot));
    await file.sync();
    await rename(temporary, this.path);
    // The rename itself survives a power cut only once the folder is synced too.
    await using parent = await open(folder, 'r');
    await parent.sync();
  }
}
