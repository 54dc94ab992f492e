import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FileDelivery } from '../files/content/file-delivery.js';
import type { SpaceExportEntity } from './space-export.entity.js';
import { SpaceExportErrors } from './space-export.errors.js';

/** Sends archives. */
@Injectable()
export class ExportDelivery {
  constructor(private readonly files: FileDelivery) {}

  /** @throws `space_export.not_ready`, `file.range_not_satisfiable` */
  async send(
    { id, projectId, blobId, sizeBytes, sha256 }: SpaceExportEntity,
    request: Pick<FastifyRequest, 'headers'>,
    reply: FastifyReply,
  ): Promise<void> {
    if (blobId === null || sizeBytes === null || sha256 === null) {
      throw SpaceExportErrors.not_ready();
    }
    const content = { projectId, blobId, sizeBytes, sha256, contentType: 'application/x-tar' };
    await this.files.send(content, `${id}.tar`, request, reply, { isSaved: true });
  }
}
