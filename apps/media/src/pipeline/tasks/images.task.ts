import { createReadStream, createWriteStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ObjectStore } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AssetEntity, type AssetImages } from '../../assets/asset.entity.js';
import { imageKey } from '../../object-keys.js';
import { type ImageOutput, Transcoder } from '../../transcoder/index.js';
import { storyboardVtt } from '../plan/storyboard-vtt.js';
import { TaskHandler, type TaskResult, type TaskRun } from '../task-handler.js';

const TYPES = {
  'poster.jpg': 'image/jpeg',
  'storyboard.jpg': 'image/jpeg',
  'storyboard.vtt': 'text/vtt; charset=utf-8',
  'preview.webp': 'image/webp',
};

/** Makes the still pictures of an asset, out of its smallest rendition. */
@Injectable()
export class ImagesTask extends TaskHandler {
  readonly kind = 'images';

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ObjectStore,
    private readonly transcoder: Transcoder,
  ) {
    super();
  }

  async run({ asset, folder, signal }: TaskRun): Promise<TaskResult> {
    const { width, height, durationMs } = asset;
    if (width === null || height === null || durationMs === null) {
      throw new Error(`${asset.id} has no picture.`);
    }
    const file = path.join(folder, 'small.mp4');
    await this.#join(asset, file, signal);
    const wanted = ['poster', 'storyboard', 'preview'] as const;
    const output = await this.transcoder.makeImages(
      { file, durationMs, width, height, treatment: null, posterMs: null, wanted, folder },
      signal,
    );
    const images = await this.#keep(asset, output, folder);
    return {
      complete: async (manager, locked) => {
        await manager.update(AssetEntity, { id: locked.id }, { images });
        locked.images = images;
      },
    };
  }

  /** Puts a rendition together again as one file. */
  async #join({ id, generation }: AssetEntity, file: string, signal: AbortSignal): Promise<void> {
    const keys = await this.dataSource.query<{ key: string }[]>(OBJECTS, [id, generation]);
    for (const [index, { key }] of keys.entries()) {
      const { stream } = await this.store.get(key);
      const flags = index === 0 ? 'w' : 'a';
      await pipeline(stream, createWriteStream(file, { flags }), { signal });
    }
  }

  async #keep(
    { id, generation }: AssetEntity,
    { poster, storyboard, preview }: ImageOutput,
    folder: string,
  ): Promise<AssetImages> {
    let bytes = 0;
    const keep = async (name: keyof typeof TYPES, file: string | null) => {
      if (file === null) return null;
      const key = imageKey(id, generation, name);
      const { size } = await stat(file);
      await this.store.put(key, createReadStream(file), { contentType: TYPES[name], size });
      bytes += size;
      return key;
    };
    const words = storyboard && path.join(folder, 'storyboard.vtt');
    if (words) await writeFile(words, storyboardVtt(storyboard, 'storyboard.jpg'));
    const keys = {
      posterKey: await keep('poster.jpg', poster),
      previewKey: await keep('preview.webp', preview),
      storyboardKey: await keep('storyboard.jpg', storyboard?.file ?? null),
      storyboardVttKey: await keep('storyboard.vtt', words),
    };
    return { ...keys, bytes };
  }
}

const OBJECTS = `
  with smallest as (
    select id, init_key from rendition
    where asset_id = $1 and generation = $2 and kind = 'video' and status = 'ready'
      and init_key is not null
    order by name = 'source', height, width limit 1
  )
  select key from (
    select init_key as key, -1 as position from smallest
    union all
    select distinct object_key, chunk_position from segment
    join smallest on smallest.id = segment.rendition_id
  ) parts order by position`;
