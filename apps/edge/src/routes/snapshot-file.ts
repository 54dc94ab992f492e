import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import type { z } from 'zod';

/**
 * What the edge was last told, on disk, so that it serves before anyone tells it again. Only its
 * owner can read the file.
 */
export class SnapshotFile<Schema extends z.ZodType> {
  #writing: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(
    readonly path: string,
    private readonly schema: Schema,
    private readonly logger: Logger,
  ) {}

  /** Reads it. A damaged file is said in the log, kept aside, and counts as none. */
  async load(): Promise<z.output<Schema> | undefined> {
    let text: string;
    try {
      text = await readFile(this.path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    try {
      return this.schema.parse(JSON.parse(text));
    } catch (error) {
      const aside = `${this.path}.corrupt-${Date.now()}`;
      await rename(this.path, aside);
      // The parser's message shows a piece of the text, which may be a piece of a key.
      const { name } = error as Error;
      this.logger.error({ error: name, kept_as: aside }, 'a saved file is damaged');
      return undefined;
    }
  }

  /**
   * Saves what `read` returns and resolves once that is on the disk. Calls that come while one
   * write is under way share the next one.
   */
  save(read: () => z.output<Schema>): Promise<void> {
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

  async #write(snapshot: z.output<Schema>): Promise<void> {
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
