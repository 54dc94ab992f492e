import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { KeyProviderError } from '../key-provider.js';
import { HeldKeyProvider, type MasterKeys, parseMasterKeys } from './master-keys.js';

const NOTE = `# Master keys of the vault, the current one last. Without this file nothing in the vault can be
# read again: keep a copy apart from the backup of the database. Add a line to have a new one used.
`;

/** Master keys in a file that only its owner may read; it is made at the first start. */
export class FileKeyProvider extends HeldKeyProvider {
  #keys: MasterKeys | undefined;
  #readAtMs = 0;

  constructor(private readonly file: string) {
    super();
  }

  async open(isInUse: boolean): Promise<void> {
    if (!isInUse) await this.#make();
    await this.keys();
  }

  protected async keys(): Promise<MasterKeys> {
    const { mtimeMs, mode } = await stat(this.file).catch((cause: unknown) => {
      throw new KeyProviderError(`The master keys of the vault are gone: ${this.file}.`, { cause });
    });
    if ((mode & 0o077) !== 0) {
      throw new KeyProviderError(`Others may read ${this.file}: run chmod 600 on it.`);
    }
    if (this.#keys && mtimeMs === this.#readAtMs) return this.#keys;
    this.#keys = parseMasterKeys((await readFile(this.file, 'utf8')).split('\n'), this.file);
    this.#readAtMs = mtimeMs;
    return this.#keys;
  }

  /** Several processes may start at once: the file of the first one stays. */
  async #make(): Promise<void> {
    await mkdir(path.dirname(this.file), { recursive: true, mode: 0o700 });
    const id = `k${new Date().toISOString().slice(0, 10)}`;
    const aside = `${this.file}.${randomBytes(6).toString('hex')}`;
    const handle = await open(aside, 'wx', 0o600);
    try {
      await handle.writeFile(`${NOTE}${id} ${randomBytes(32).toString('base64')}\n`);
      await handle.datasync();
    } finally {
      await handle.close();
    }
    await link(aside, this.file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await unlink(aside);
    const folder = await open(path.dirname(this.file), 'r');
    await folder.sync().finally(() => folder.close());
  }
}
