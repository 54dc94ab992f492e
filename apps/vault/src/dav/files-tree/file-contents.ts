import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Blobs } from '../../blobs/blobs.js';
import { FileErrors } from '../../files/nodes/file.errors.js';
import { FileVersionEntity } from '../../files/nodes/file-version.entity.js';
import type { NodeEntity } from '../../files/nodes/node.entity.js';
import type { ByteRange } from '../protocol/dav-tree.js';

/** Reads the current content of files. */
@Injectable()
export class FileContents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blobs: Blobs,
  ) {}

  async read({ projectId, versionId }: NodeEntity, range?: ByteRange): Promise<Readable> {
    const version =
      versionId === null
        ? null
        : await this.dataSource.manager.findOneBy(FileVersionEntity, { id: versionId });
    if (!version) throw FileErrors.not_found();
    return this.blobs.read(projectId, version.blobId, range);
  }

  /** Bytes that a space has used, and may use; null where there is no limit of its own. */
  async usageOf(spaceId: string): Promise<{ usedBytes: number; quotaBytes: number | null }> {
    const [row] = await this.dataSource.query<{ used: string; quota: string | null }[]>(
      'select used_bytes as used, quota_bytes as quota from space where id = $1',
      [spaceId],
    );
    return {
      usedBytes: Number(row?.used ?? 0),
      quotaBytes: row?.quota === null || row?.quota === undefined ? null : Number(row.quota),
    };
  }
}
