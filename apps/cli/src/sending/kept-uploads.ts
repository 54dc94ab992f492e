import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PreviousUpload, UploadOptions } from 'tus-js-client';
import { withFileLock } from '../config/file-lock.js';
import { configPath } from '../config/places.js';
import { writeAtomically } from '../config/write-atomically.js';

type UrlStorage = NonNullable<UploadOptions['urlStorage']>;
type Uploads = Record<string, Omit<PreviousUpload, 'urlStorageKey'>>;

/**
 * What was begun to be sent, kept beside the configuration so that another run goes on with it.
 * The protocol's client does not wait until it is written; {@link settled} does.
 */
export class KeptUploads implements UrlStorage {
  readonly #file: string;
  #last: Promise<unknown> = Promise.resolve();

  constructor(environment: NodeJS.ProcessEnv) {
    this.#file = path.join(path.dirname(configPath(environment)), 'uploads.json');
  }

  async findAllUploads(): Promise<PreviousUpload[]> {
    return entriesOf(await this.#read(), '');
  }

  async findUploadsByFingerprint(fingerprint: string): Promise<PreviousUpload[]> {
    return entriesOf(await this.#read(), `${fingerprint}::`);
  }

  async addUpload(fingerprint: string, upload: PreviousUpload): Promise<string> {
    const key = `${fingerprint}::${randomUUID()}`;
    await this.#change((uploads) => ({ ...uploads, [key]: upload }));
    return key;
  }

  async removeUpload(key: string): Promise<void> {
    await this.#change(({ [key]: _removed, ...others }) => others);
  }

  /** Ends when all that was asked for so far is on disk. */
  async settled(): Promise<void> {
    await this.#last;
  }

  #change(make: (uploads: Uploads) => Uploads): Promise<void> {
    const changed = withFileLock(`${this.#file}.lock`, async () => {
      await writeAtomically(this.#file, JSON.stringify(make(await this.#read())));
    });
    this.#last = Promise.allSettled([this.#last, changed]);
    return changed;
  }

  /** A file that cannot be understood costs the going on, never the upload. */
  async #read(): Promise<Uploads> {
    const text = await readFile(this.#file, 'utf8').catch(() => '{}');
    try {
      return JSON.parse(text) as Uploads;
    } catch {
      return {};
    }
  }
}

function entriesOf(uploads: Uploads, prefix: string): PreviousUpload[] {
  return Object.entries(uploads)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, upload]) => Object.assign(upload, { urlStorageKey: key }));
}
