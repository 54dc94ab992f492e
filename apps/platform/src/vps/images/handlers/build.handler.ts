import type { OperationEntity, OperationError, OperationRun } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ImageEntity } from '../image.entity.js';
import { ImageHandler } from './image-handler.js';

/** Builds an image of the catalogue ahead of its first use. */
@Injectable()
export class ImageBuildHandler extends ImageHandler {
  override readonly kind = 'image.build';

  protected override async make(image: ImageEntity, run: OperationRun<object>) {
    const { engine } = await this.tools.engines.usable();
    const driver = await this.tools.engines.open(engine);
    const onProgress = (done: number): void => {
      this.tellProgress(run, done, 'building the image').catch(() => undefined);
    };
    await this.tools.images.prepare(image.id, driver, { signal: run.signal, onProgress });
    return {};
  }

  /** It can be built again; what there was before is still there. */
  override async failed(
    manager: EntityManager,
    { resourceId: id }: OperationEntity,
    error: OperationError,
  ): Promise<void> {
    await manager.update(ImageEntity, { id }, { error, updatedAt: this.tools.clock.now() });
  }
}
