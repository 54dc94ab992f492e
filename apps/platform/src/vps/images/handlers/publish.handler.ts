import type { OperationRun } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import { VpsEntity } from '../../servers/vps.entity.js';
import { VpsErrors } from '../../vps.errors.js';
import { ImageEntity } from '../image.entity.js';
import { ImageHandler } from './image-handler.js';

/** What an image is made of. */
export interface PublishInput {
  readonly vpsId: string;
  readonly snapshotId: string;
}

/** Makes an image of a snapshot, at the engine that has it. */
@Injectable()
export class ImagePublishHandler extends ImageHandler<PublishInput> {
  override readonly kind = 'image.publish';

  protected override async make(image: ImageEntity, run: OperationRun<PublishInput>) {
    const { vpsId, snapshotId } = run.input;
    const { manager } = this.tools.dataSource;
    const vps = await manager.findOneByOrFail(VpsEntity, { id: vpsId });
    const origin = await manager.findOneBy(ImageEntity, { id: vps.imageId });
    if (vps.engineRef === null) throw VpsErrors.lost();
    await this.tellProgress(run, 0.1, 'copying the disk');
    const driver = await this.tools.engines.open(vps.engine);
    const ref = await driver.publish(vps.engineRef, snapshotId, image.id);
    await this.tools.images.noteCopy(image.id, vps.engine, ref);
    return { engineRefs: { [vps.engine]: ref }, hasCloudInit: origin?.hasCloudInit ?? false };
  }
}
