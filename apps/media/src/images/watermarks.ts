import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { ObjectStore, ObjectStoreError } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AssetEntity } from '../assets/asset.entity.js';
import { MissingPart } from '../pipeline/missing-part.js';
import type { Overlay, VideoRendition } from '../transcoder/index.js';
import { ImageEntity } from './image.entity.js';
import { placeWatermark } from './place-watermark.js';

/** Brings the watermark of an asset to the machine that encodes it. */
@Injectable()
export class Watermarks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ObjectStore,
  ) {}

  /** What is laid over the highest rung; undefined without. @throws MissingPart */
  async of(
    { tenant, settings: { watermark } }: AssetEntity,
    top: VideoRendition | undefined,
    folder: string,
  ): Promise<Overlay | undefined> {
    if (!watermark || !top) return undefined;
    const { image_id: id, opacity } = watermark;
    const image = await this.dataSource.manager.findOneBy(ImageEntity, { tenant, id });
    if (!image) throw new MissingPart('watermark_missing');
    const file = path.join(folder, 'watermark.png');
    await this.store.download(image.objectKey, file).catch((error: unknown) => {
      if (!(error instanceof ObjectStoreError) || error.code !== 'not_found') throw error;
      throw new MissingPart('watermark_missing');
    });
    // The tool that reads it is another user.
    await chmod(file, 0o644);
    return { file, opacity, ...placeWatermark(top, image, watermark) };
  }
}
