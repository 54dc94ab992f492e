import { Readable } from 'node:stream';
import { CommonErrors } from '@skydeck/errors';
import { isId, newId } from '@skydeck/ids';
import {
  Clock,
  readTusMetadata,
  readTusNumber,
  TUS_OFFSET_TYPE,
  wrongHeader,
} from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import { Blobs } from '../../blobs/blobs.js';
import type { SpaceRef } from '../../spaces/space-access.js';
import { FileLimits } from '../content/file-limits.js';
import { typeByName } from '../content/media-type.js';
import { Received } from '../content/received.js';
import { Room } from '../content/room.js';
import { FilesService } from '../files.service.js';
import { FileErrors } from '../nodes/file.errors.js';
import type { NodeEntity } from '../nodes/node.entity.js';
import { NodeName } from '../nodes/node-name.js';
import { MediaType } from '../routes/file.schema.js';
import { FileUploadEntity } from './file-upload.entity.js';
import { FileUploadErrors } from './file-upload.errors.js';
import { readChecksum } from './tus-headers.js';

const LIFETIME_MS = 24 * 60 * 60 * 1000;
const BATCH = 100;

/** Files that come in pieces, by the tus protocol. */
@Injectable()
export class FileUploads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blobs: Blobs,
    private readonly room: Room,
    private readonly files: FilesService,
    private readonly limits: FileLimits,
    private readonly clock: Clock,
  ) {}

  /** Begins one, and holds room for all of it. @throws `file.too_large`, `space.full`, `file.name_taken` */
  async begin(
    space: SpaceRef,
    { headers }: FastifyRequest,
    actor?: string,
  ): Promise<FileUploadEntity> {
    const said = readTusMetadata(headers);
    const name = NodeName.safeParse(said.get('filename') ?? said.get('name') ?? '');
    if (!name.success) throw wrongHeader('upload-metadata', 'Must hold a sound `filename`.');
    const sizeBytes = readTusNumber(headers, 'upload-length');
    if (sizeBytes > this.limits.fileBytes) throw FileErrors.too_large();
    const parentId = said.get('parent_id') ?? null;
    await this.files.checkPlace({ space, parentId, name: name.data });
    const type = MediaType.safeParse(said.get('filetype'));
    const now = this.clock.now();
    const hold = await this.room.hold(space, sizeBytes, LIFETIME_MS);
    const owner = { projectId: space.projectId, spaceId: space.id };
    const limits = { maxBytes: sizeBytes, lifetimeMs: LIFETIME_MS };
    const upload = Object.assign(new FileUploadEntity(), {
      id: newId('fup', now.getTime()),
      ...owner,
      parentId,
      name: name.data,
      contentType: type.success ? type.data : typeByName(name.data),
      sizeBytes,
      sha256: said.get('sha256')?.toLowerCase() ?? null,
      metadata: headers['upload-metadata']?.toString() ?? null,
      blobUploadId: await this.blobs.begin(owner, limits),
      holdId: hold.id,
      fileId: null,
      createdBy: actor ?? null,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
      createdAt: now,
    });
    await this.dataSource.manager.insert(FileUploadEntity, upload);
    return sizeBytes === 0 ? this.#complete(upload) : upload;
  }

  /** @throws `file_upload.not_found` */
  async get({ tenant }: Pick<SpaceRef, 'tenant'>, id: string): Promise<FileUploadEntity> {
    const where = { projectId: tenant, id };
    const found = isId('fup', id)
      ? await this.dataSource.manager.findOneBy(FileUploadEntity, where)
      : null;
    const isLate = found?.fileId === null && found.expiresAt <= this.clock.now();
    if (!found || isLate) throw FileUploadErrors.not_found();
    return found;
  }

  /** Where it is; makes the file of one whose last byte came just before a crash. */
  async offset(upload: FileUploadEntity): Promise<number> {
    if (upload.fileId !== null) return upload.sizeBytes;
    const offset = await this.blobs.offset(upload.blobUploadId);
    if (offset === upload.sizeBytes) await this.#complete(upload);
    return offset;
  }

  /** Adds bytes; the last of them make it a file. @throws `file_upload.wrong_offset` */
  async append(
    upload: FileUploadEntity,
    { headers, raw }: FastifyRequest,
  ): Promise<{ upload: FileUploadEntity; offset: number }> {
    if (headers['content-type'] !== TUS_OFFSET_TYPE) throw CommonErrors.unsupported_media_type();
    const from = readTusNumber(headers, 'upload-offset');
    const coming = Number(headers['content-length'] ?? 0);
    if (from + coming > upload.sizeBytes) throw FileErrors.too_large();
    // Only looked at: whoever sends the last bytes makes the file.
    const at = upload.fileId === null ? await this.blobs.offset(upload.blobUploadId) : null;
    if (at !== from) throw FileUploadErrors.wrong_offset();
    const bytes = Readable.from(raw.iterator({ destroyOnReturn: false }));
    const offset = await this.blobs.append(upload.blobUploadId, from, bytes, readChecksum(headers));
    const isWhole = offset === upload.sizeBytes;
    return { upload: isWhole ? await this.#complete(upload) : upload, offset };
  }

  /** Ends it without a file. */
  async drop(upload: FileUploadEntity): Promise<void> {
    await this.blobs.abort(upload.blobUploadId);
    await this.room.drop(this.#holdOf(upload));
    await this.dataSource.manager.delete(FileUploadEntity, { id: upload.id });
  }

  /** Removes what did not go on, and forgets what is whole. */
  async sweep(): Promise<void> {
    const late = { expiresAt: LessThan(this.clock.now()) };
    const open = await this.dataSource.manager.find(FileUploadEntity, {
      where: { ...late, fileId: IsNull() },
      take: BATCH,
    });
    for (const upload of open) await this.drop(upload);
    await this.dataSource
      .createQueryBuilder()
      .delete()
      .from(FileUploadEntity)
      .where('expires_at < :now and file_id is not null', { now: this.clock.now() })
      .execute();
  }

  async #complete(upload: FileUploadEntity): Promise<FileUploadEntity> {
    const blob = await this.blobs.finish(upload.blobUploadId);
    if (upload.sha256 !== null && upload.sha256 !== blob.sha256) {
      await this.drop(upload);
      throw FileErrors.checksum_mismatch();
    }
    // Not ended here: what is whole stays until it is a file or is late.
    const received = new Received(this.room, this.#holdOf(upload), blob);
    const { parentId, name, contentType, spaceId: id, projectId } = upload;
    const place = {
      space: { id, projectId },
      parentId,
      name,
      ...(upload.createdBy !== null && { actor: upload.createdBy }),
    };
    const claim = async (manager: EntityManager, { id: fileId }: NodeEntity) => {
      const where = { id: upload.id, fileId: IsNull() };
      const { affected } = await manager.update(FileUploadEntity, where, { fileId });
      if (affected !== 1) throw new Error('Another request made the file of this upload.');
    };
    try {
      const file = await this.files.createFile(place, { contentType, received }, claim);
      return Object.assign(upload, { fileId: file.id });
    } catch (error) {
      const where = { id: upload.id, fileId: Not(IsNull()) };
      const made = await this.dataSource.manager.findOneBy(FileUploadEntity, where);
      if (made) return made;
      throw error;
    }
  }

  #holdOf({ holdId, spaceId, projectId }: FileUploadEntity) {
    return { id: holdId, space: { id: spaceId, projectId } };
  }
}
