import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FileVersionEntity } from './file-version.entity.js';
import type { NodeEntity } from './node.entity.js';

/** What of a file is sent. */
export type SharedContent = Pick<
  FileVersionEntity,
  'projectId' | 'blobId' | 'sizeBytes' | 'sha256' | 'contentType'
>;

/** Who wants to know of files. */
export interface FileListener {
  readonly name: string;
  /** A file was made or has new content: in the transaction of that, before its commit. */
  readonly inTransaction?: (
    manager: EntityManager,
    file: NodeEntity,
    version: FileVersionEntity,
  ) => Promise<void>;
  /** After the commit; nothing waits for it, and a crash may swallow it. */
  readonly afterwards?: (file: NodeEntity, version: FileVersionEntity) => void;
  /** What of a file strangers are sent; null for the file itself. */
  readonly shared?: (file: NodeEntity, version: FileVersionEntity) => Promise<SharedContent | null>;
  /** A file is removed for good, before its rows are. */
  readonly removed?: (manager: EntityManager, fileId: string) => Promise<void>;
}

/** Those who look into files: text, photos. */
@Injectable()
export class FileListeners {
  readonly #all: FileListener[] = [];

  /** Call it when the service starts. */
  add(listener: FileListener): void {
    this.#all.push(listener);
  }

  /** A file has a new version. */
  async changed(
    manager: EntityManager,
    file: NodeEntity,
    version: FileVersionEntity,
  ): Promise<void> {
    for (const { inTransaction } of this.#all) await inTransaction?.(manager, file, version);
  }

  /** What of a file strangers are sent. */
  async shared(file: NodeEntity, version: FileVersionEntity): Promise<SharedContent> {
    for (const { shared } of this.#all) {
      const own = (await shared?.(file, version)) ?? null;
      if (own !== null) return own;
    }
    return version;
  }

  /** The same, once it is stored. */
  after(file: NodeEntity, version: FileVersionEntity): void {
    for (const { afterwards } of this.#all) afterwards?.(file, version);
  }

  /** A file goes for good. */
  async removed(manager: EntityManager, fileId: string): Promise<void> {
    for (const { removed } of this.#all) await removed?.(manager, fileId);
  }
}
