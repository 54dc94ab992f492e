import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InstanceRecord } from './instance-record.js';

/** The folder of one instance: its record is ours, all below `home` and `archive` belongs to its user. */
export class InstanceFolder {
  /** Data, settings and log. */
  readonly home: string;
  /** What it archived, and base backups. */
  readonly archive: string;

  constructor(
    readonly path: string,
    readonly id: string,
    private readonly uidBase: number | undefined,
  ) {
    this.home = join(path, 'home');
    this.archive = join(path, 'archive');
  }

  async read(): Promise<InstanceRecord | undefined> {
    const text = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    return text === undefined ? undefined : InstanceRecord.parse(JSON.parse(text));
  }

  async write(record: InstanceRecord): Promise<InstanceRecord> {
    const next = `${this.#file}.new`;
    await writeFile(next, JSON.stringify(record), { mode: 0o600 });
    await rename(next, this.#file);
    return record;
  }

  async change(change: Partial<InstanceRecord>): Promise<InstanceRecord | undefined> {
    const record = await this.read();
    return record && this.write({ ...record, ...change });
  }

  /** The user that everything of it runs as; undefined without root, when all runs as ourselves. */
  uid(record: Pick<InstanceRecord, 'user'>): number | undefined {
    return this.uidBase === undefined ? undefined : this.uidBase + record.user;
  }

  async make(): Promise<void> {
    await mkdir(this.path, { recursive: true });
    await chmod(this.path, 0o711);
  }

  /** A folder below that only its user enters. */
  async own(path: string, record: InstanceRecord): Promise<void> {
    await mkdir(path, { recursive: true });
    await chmod(path, 0o700);
    await this.give(path, record);
  }

  /** A file below that only its user reads. */
  async writeOwned(path: string, content: string, record: InstanceRecord): Promise<void> {
    const next = `${path}.new`;
    await writeFile(next, content, { mode: 0o600 });
    await this.give(next, record);
    await rename(next, path);
  }

  async give(path: string, record: InstanceRecord): Promise<void> {
    const uid = this.uid(record);
    if (uid !== undefined) await chown(path, uid, uid);
  }

  async remove(): Promise<void> {
    await rm(this.path, { recursive: true, force: true });
  }

  get #file(): string {
    return join(this.path, 'instance.json');
  }
}
