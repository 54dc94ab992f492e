import type { OperationRun } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import { ImageCheck } from '../check/image-check.js';
import type { ImageEntity } from '../image.entity.js';
import { ImageErrors } from '../image.errors.js';
import { ImageHandler, ImageTools } from './image-handler.js';

/** Looks into a file that was uploaded. */
@Injectable()
export class ImageCheckHandler extends ImageHandler {
  override readonly kind = 'image.check';

  constructor(
    tools: ImageTools,
    private readonly checks: ImageCheck,
  ) {
    super(tools);
  }

  protected override async make(image: ImageEntity, run: OperationRun<object>) {
    if (image.path === null) throw ImageErrors.unreadable();
    await this.tellProgress(run, 0.5, 'looking into the file');
    return { minDiskGb: await this.checks.check(image.path, image.format, run.signal) };
  }
}
