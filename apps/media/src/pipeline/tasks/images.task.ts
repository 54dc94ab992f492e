import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ObjectStore } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { AssetEntity, type AssetImages } from '../../assets/asset.entity.js';
import { imageKey } from '../../object-keys.js';
import { type ImageOutput, Transcoder } from '../../transcoder/index.js';
import { Moments } from '../../stills/moments.js';
import { type JoinableRendition, RenditionFiles } from '../files/rendition-files.js';
import { storyboardVtt } from '../plan/storyboard-vtt.js';
import { TaskHandler, type TaskResult, type TaskRun } from '../task-handler.js';

const TYPES = {
  'poster.jpg': 'image/jpeg',
  'storyboard.jpg': 'image/jpeg',
  'storyboard.vtt': 'text/vtt; charset=utf-8',
  'preview.webp': 'image/webp',
};

/** Where the poster is taken from, and the box that it fits. */
const POSTER_SHARE = 0.1;
const POSTER_PX = 1280;

/** Makes the still pictures of an asset: many small ones cost least out of the smallest rendition. */
@Injectable()
export class ImagesTask extends TaskHandler {
  readonly kind = 'images';

  constructor(
    private readonly files: RenditionFiles,
    private readonly moments: Moments,
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
    const renditions = await this.files.of(asset, 'video');
    const [smallest] = renditions;
    if (!smallest) throw new Error(`${asset.id} has no rendition.`);
    await this.files.whole(smallest, file, signal);
    const poster = await this.#poster(asset, renditions, folder, signal);
    const wanted = ['storyboard', 'preview'] as const;
    const output = await this.transcoder.makeImages(
      { file, durationMs, width, height, treatment: null, posterMs: null, wanted, folder },
      signal,
    );
    const images = await this.#keep(asset, { ...output, poster }, folder);
    return {
      complete: async (manager, locked) => {
        await manager.update(AssetEntity, { id: locked.id }, { images });
        locked.images = images;
      },
    };
  }

  /** A picture that people look at is taken out of a good rendition: of it, one segment is read. */
  async #poster(
    asset: AssetEntity,
    renditions: readonly JoinableRendition[],
    folder: string,
    signal: AbortSignal,
  ): Promise<string | null> {
    const [any] = renditions;
    if (!any) return null;
    const atMs = (asset.durationMs ?? 0) * POSTER_SHARE;
    const frame = this.moments.frameAt(asset, any, atMs);
    const size = { width: POSTER_PX, height: POSTER_PX, fit: 'contain' as const };
    const wanted = { frame, format: 'jpg' as const, ...size };
    return this.moments.still(wanted, renditions, folder, signal);
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
