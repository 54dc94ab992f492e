import { ObjectStore, ObjectStoreError } from '@skydeck/object-store';
import { newId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import type { MapPiece } from './map-upload.entity.js';
import { MapUploadErrors } from './map-upload.errors.js';

const contentType = 'application/octet-stream';

/** Where the pieces of files lie until the files are whole. */
@Injectable()
export class MapPieces {
  constructor(private readonly store: ObjectStore) {}

  /** Keeps a piece under a key that nothing else has. @throws `map_upload.no_space` */
  async write(upload: string, bytes: Buffer): Promise<MapPiece> {
    const key = `${prefixOf(upload)}${newId('pce')}`;
    await this.store.put(key, bytes, { contentType }).catch((cause: unknown) => {
      const isFull = cause instanceof ObjectStoreError && cause.code === 'no_space';
      throw isFull ? MapUploadErrors.no_space({ cause }) : cause;
    });
    return { key, bytes: bytes.length };
  }

  /** The bytes of pieces, one after the other. @throws `map_upload.wrong_offset` when others replaced one meanwhile */
  async *read(pieces: readonly MapPiece[]): AsyncGenerator<Buffer> {
    for (const { key } of pieces) {
      const { stream } = await this.store.get(key).catch((cause: unknown) => {
        const isGone = cause instanceof ObjectStoreError && cause.code === 'not_found';
        throw isGone ? MapUploadErrors.wrong_offset({ cause }) : cause;
      });
      yield* stream as AsyncIterable<Buffer>;
    }
  }

  /** Removes pieces that nobody needs any more. */
  async remove(pieces: readonly MapPiece[]): Promise<void> {
    await this.store.deleteMany(pieces.map(({ key }) => key));
  }

  /** Removes all that is there of an upload, also what a crash left. */
  async removeAll(upload: string): Promise<void> {
    for (let cursor: string | null = null; ;) {
      const page = await this.store.list({ prefix: prefixOf(upload), cursor });
      await this.store.deleteMany(page.objects.map(({ key }) => key));
      if (page.nextCursor === null) return;
      cursor = page.nextCursor;
    }
  }
}

const prefixOf = (upload: string): string => `map-uploads/${upload}/`;
