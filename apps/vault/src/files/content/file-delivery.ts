import { CommonErrors } from '@skydeck/errors';
import {
  attachmentNamed,
  namesTag,
  requestedRange,
  type ResolvedRange,
} from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Blobs } from '../../blobs/blobs.js';
import { FileErrors } from '../nodes/file.errors.js';
import type { FileVersionEntity } from '../nodes/file-version.entity.js';

/** What browsers may show in place: nothing of it can run. All else is saved. */
const SHOWN =
  /^(?:image\/(?:png|jpe?g|gif|webp|avif|bmp)|text\/plain|application\/pdf|audio\/[\w.+-]+|video\/[\w.+-]+)$/i;

/** Whether browsers may show files of a type in place. */
export const isShown = (contentType: string): boolean => SHOWN.test(contentType);

/** Sends what is in files. */
@Injectable()
export class FileDelivery {
  constructor(private readonly blobs: Blobs) {}

  /**
   * Sends a version, or the range of it that is asked for. Nothing of it runs in the page's origin.
   * @throws `precondition_failed`, `file.range_not_satisfiable`
   */
  async send(
    version: Pick<
      FileVersionEntity,
      'projectId' | 'blobId' | 'sizeBytes' | 'sha256' | 'contentType'
    >,
    name: string,
    { headers }: Pick<FastifyRequest, 'headers'>,
    reply: FastifyReply,
    { isSaved = false } = {},
  ): Promise<void> {
    const etag = `"${version.sha256}"`;
    if (headers['if-match'] !== undefined && !namesTag(headers['if-match'], etag)) {
      throw CommonErrors.precondition_failed();
    }
    void reply.headers({
      etag,
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
      'repr-digest': `sha-256=:${Buffer.from(version.sha256, 'hex').toString('base64')}:`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': dispositionOf(version.contentType, name, isSaved),
    });
    if (namesTag(headers['if-none-match'], etag)) {
      await reply.status(304).send();
      return;
    }
    const { sizeBytes } = version;
    const range = rangeOf(headers, { etag, sizeBytes }, reply);
    const bytes = await this.blobs.read(version.projectId, version.blobId, range);
    const { start, end } = range ?? { start: 0, end: sizeBytes - 1 };
    if (range) void reply.status(206).header('content-range', `bytes ${start}-${end}/${sizeBytes}`);
    await reply
      .headers({ 'content-type': version.contentType, 'content-length': end - start + 1 })
      .send(bytes);
  }
}

function rangeOf(
  headers: FastifyRequest['headers'],
  { etag, sizeBytes }: { etag: string; sizeBytes: number },
  reply: FastifyReply,
): ResolvedRange | undefined {
  try {
    return requestedRange(headers, etag, sizeBytes);
  } catch (cause) {
    void reply.header('content-range', `bytes */${sizeBytes}`);
    void reply.removeHeader('content-disposition');
    throw FileErrors.range_not_satisfiable({ cause });
  }
}

function dispositionOf(contentType: string, name: string, isSaved: boolean): string {
  const attachment = attachmentNamed(name);
  return isShown(contentType) && !isSaved
    ? attachment.replace(/^attachment/, 'inline')
    : attachment;
}
