import type { OperationRun } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import { ImageHandler, ImageTools } from '../../images/handlers/image-handler.js';
import type { ImageEntity } from '../../images/image.entity.js';
import { BackupErrors } from '../backup.errors.js';
import type { CopyInput } from './backup-copies.js';
import { BackupCopyEntity } from './backup-copy.entity.js';
import { CopyStore } from './copy-store.js';

/** Takes a copy back from the object store, as an image of which servers are made. */
@Injectable()
export class CopyRestoreHandler extends ImageHandler<CopyInput> {
  override readonly kind = 'image.restore';

  constructor(
    tools: ImageTools,
    private readonly store: CopyStore,
  ) {
    super(tools);
  }

  protected override async make(image: ImageEntity, run: OperationRun<CopyInput>) {
    const { manager } = this.tools.dataSource;
    const copy = await manager.findOneByOrFail(BackupCopyEntity, { id: run.input.copyId });
    if (copy.status !== 'ready' || copy.sha256 === null) throw BackupErrors.copy_not_ready();
    await this.tellProgress(run, 0.1, 'fetching the copy');
    const stream = await this.store.get(copy.id);
    // What the store gives back is what was put, or the image fails.
    const file = await this.tools.files.store(image.id, stream, { sha256: copy.sha256 });
    return { path: file.path, sizeBytes: String(file.sizeBytes), sha256: file.sha256 };
  }
}
