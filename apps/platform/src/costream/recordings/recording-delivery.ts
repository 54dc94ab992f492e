import { text } from 'node:stream/consumers';
import { CommonErrors } from '@skydeck/errors';
import {
  attachmentNamed,
  ObjectStore,
  ObjectStoreError,
  parseRangeHeader,
} from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COMPOSITE_FILES } from './compose/composite.js';
import type { RecordedFile, RoomRecordingEntity } from './recording.entity.js';
import { RoomRecordingErrors } from './recording.errors.js';
import { fileKey } from './recording-files.js';

// What tenants store must never run as a page of ours.
const HARMLESS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'private',
};

/** Sends files of recordings, or the range of one that is asked for. */
@Injectable()
export class RecordingDelivery {
  constructor(private readonly store: ObjectStore) {}

  /** @param saved whether browsers save it, under the name of the recording */
  async send(
    row: RoomRecordingEntity,
    file: RecordedFile,
    request: FastifyRequest,
    reply: FastifyReply,
    saved: boolean,
  ): Promise<void> {
    const key = fileKey(row.id, file.name);
    const { etag: current } = await this.store.head(key).catch(refuse);
    const { range: header, 'if-range': validator } = request.headers;
    // Whoever goes on with another file begins anew (RFC 9110, 13.1.5).
    const isSame = validator === undefined || validator === `"${current}"`;
    const wanted = isSame ? parseRangeHeader(header) : undefined;
    const { stream, size, range, etag } = await this.store
      .get(key, { range: wanted })
      .catch(refuse);
    const { start, end } = range ?? { start: 0, end: size - 1 };
    if (range) void reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
    if (saved) void reply.header('content-disposition', attachmentNamed(nameOf(row, file)));
    void reply
      .headers({
        ...HARMLESS,
        'content-type': file.contentType,
        'content-length': end - start + 1,
        'accept-ranges': 'bytes',
        'x-request-id': request.id,
        etag: `"${etag}"`,
      })
      .send(stream);
  }

  /** The playlist; what it names takes the same token. */
  async sendPlaylist(row: RoomRecordingEntity, token: string, reply: FastifyReply): Promise<void> {
    const { list, media } = COMPOSITE_FILES;
    const { stream } = await this.store.get(fileKey(row.id, list)).catch(refuse);
    const lines = (await text(stream)).replaceAll(media, `${media}?token=${token}`);
    const type = 'application/vnd.apple.mpegurl';
    void reply.headers({ ...HARMLESS, 'content-type': type }).send(lines);
  }
}

function nameOf({ name }: RoomRecordingEntity, file: RecordedFile): string {
  const ending = file.name.split('.').at(-1) ?? '';
  const who = file.track ? ` ${file.track.identity} ${file.track.source}` : '';
  return `${(name + who).slice(0, 150)}.${ending}`;
}

function refuse(cause: unknown): never {
  if (!(cause instanceof ObjectStoreError)) throw cause;
  if (cause.code === 'not_found') throw RoomRecordingErrors.not_found({ cause });
  if (cause.code === 'invalid_range') throw RoomRecordingErrors.range_not_satisfiable({ cause });
  throw CommonErrors.unavailable({ cause });
}
