import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CommonErrors } from '@skydeck/errors';
import { ObjectStore } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { removeTree, WorkFolder } from '../pipeline/files/work-folder.js';
import { TasksAtOnce } from '../stills/tasks-at-once.js';
import {
  MediaRejected,
  type TakenPicture,
  Transcoder,
  TranscoderUnavailable,
} from '../transcoder/index.js';
import { ImageErrors } from './image.errors.js';

const MOST_BYTES = 8 * 1024 ** 2;
const DEADLINE_MS = 60_000;

/** Looks at pictures of strangers, and keeps what was written anew of them. */
@Injectable()
export class ImageFiles {
  constructor(
    private readonly store: ObjectStore,
    private readonly transcoder: Transcoder,
    private readonly work: WorkFolder,
    private readonly turns: TasksAtOnce,
  ) {}

  /** Stores a picture under a key. @throws `picture.not_an_image`, `picture.too_large` */
  async take(
    bytes: AsyncIterable<Uint8Array>,
    key: string,
  ): Promise<Omit<TakenPicture, 'file'> & { readonly bytes: number }> {
    const folder = await this.work.fresh();
    try {
      const file = path.join(folder, 'received');
      await pipeline(limited(bytes), createWriteStream(file));
      const signal = AbortSignal.timeout(DEADLINE_MS);
      const made = await this.turns.run(() =>
        this.transcoder.takePicture(file, folder, signal).catch(refuse),
      );
      const { size } = await stat(made.file);
      const options = { contentType: 'image/png', size };
      await this.store.put(key, createReadStream(made.file), options);
      return { width: made.width, height: made.height, bytes: size };
    } finally {
      await removeTree(folder);
    }
  }
}

async function* limited(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = MOST_BYTES;
  for await (const chunk of bytes) {
    left -= chunk.length;
    if (left < 0) throw ImageErrors.too_large();
    yield chunk;
  }
}

function refuse(cause: unknown): never {
  if (cause instanceof MediaRejected) throw ImageErrors.not_an_image({ cause });
  if (cause instanceof TranscoderUnavailable) throw CommonErrors.unavailable({ cause });
  throw cause;
}
