import { CommonErrors } from '@skydeck/errors';
import {
  readTusChecksum,
  readTusNumber,
  TUS_OFFSET_TYPE,
  type TusChecksum,
} from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MapPieces } from './map-pieces.js';
import type { MapUploadEntity } from './map-upload.entity.js';
import { MapUploadErrors } from './map-upload.errors.js';
import { MapUploads } from './map-uploads.js';
import { PieceWriter } from './piece-writer.js';

const CUT = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Takes bytes of maps in that come in pieces. */
@Injectable()
export class MapUploadReceiving {
  constructor(
    private readonly uploads: MapUploads,
    private readonly pieces: MapPieces,
  ) {}

  /** Adds bytes at the offset that the request names. @throws `map_upload.wrong_offset` */
  async append(
    upload: MapUploadEntity,
    { headers }: Pick<FastifyRequest, 'headers'>,
    bytes: AsyncIterable<Buffer>,
  ): Promise<void> {
    if (headers['content-type'] !== TUS_OFFSET_TYPE) throw CommonErrors.unsupported_media_type();
    const from = readTusNumber(headers, 'upload-offset');
    if (from !== upload.receivedBytes) throw MapUploadErrors.wrong_offset();
    const coming = Number(headers['content-length'] ?? 0);
    if (from + coming > upload.sizeBytes) throw MapUploadErrors.too_large();
    const checksum = readTusChecksum(headers);
    const writer = await PieceWriter.open(this.pieces, upload, {
      note: (pieces, receivedBytes) => this.uploads.grow(upload, { pieces, receivedBytes }),
      isRight: checksum?.isRight,
    });
    try {
      for await (const chunk of watched(upload, writer, bytes, checksum)) await writer.write(chunk);
    } catch (error) {
      // Whatever ended them, bytes that came are kept; why they ended is what the caller hears.
      await writer.endEarly().catch(() => undefined);
      throw isCut(error) ? MapUploadErrors.cut({ cause: error }) : error;
    }
    await writer.end();
  }
}

async function* watched(
  { sizeBytes }: MapUploadEntity,
  writer: PieceWriter,
  bytes: AsyncIterable<Buffer>,
  checksum: TusChecksum | undefined,
): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    if (writer.receivedBytes + chunk.length > sizeBytes) throw MapUploadErrors.too_large();
    checksum?.watch(chunk);
    yield chunk;
  }
}

const isCut = (error: unknown): boolean =>
  CUT.has((error as NodeJS.ErrnoException | undefined)?.code ?? '');
