import type { Completion } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import { VpsEntity } from '../servers/vps.entity.js';
import { VpsErrors } from '../vps.errors.js';
import type { VolumeEntity } from './volume.entity.js';
import { VolumeHandler, type VolumeInput, type VolumeRun } from './volume-handler.js';

export type { VolumeInput } from './volume-handler.js';

/** Makes a volume. */
@Injectable()
export class VolumeCreateHandler extends VolumeHandler {
  override readonly kind = 'volume.create';

  protected override async work({ volume, driver }: VolumeRun): Promise<Completion> {
    await driver.createVolume(volume.id, volume.sizeGb);
    return this.completing(volume, 'created', (row) => void (row.status = 'available'));
  }

  protected override undo(row: VolumeEntity): void {
    row.status = 'error';
  }
}

/** Gives a server a volume. */
@Injectable()
export class VolumeAttachHandler extends VolumeHandler {
  override readonly kind = 'volume.attach';

  protected override async work({ volume, driver, input }: VolumeRun): Promise<Completion> {
    const ref = await this.refOf(input.vpsId);
    if (ref === undefined) throw VpsErrors.not_found();
    try {
      await driver.attachVolume(ref, volume.id, input.mountPath ?? '');
    } catch (error) {
      // Half attached it would be in the way of the next server.
      await driver.detachVolume(ref, volume.id).catch(() => undefined);
      throw error;
    }
    return this.completing(volume, 'attached', async (row, manager) => {
      const server = await manager.findOneBy(VpsEntity, { id: input.vpsId ?? '' });
      if (server?.deletedAt === null) row.status = 'in_use';
      else free(row);
    });
  }

  protected override undo(row: VolumeEntity): void {
    free(row);
  }
}

/** Takes a volume off its server. */
@Injectable()
export class VolumeDetachHandler extends VolumeHandler {
  override readonly kind = 'volume.detach';

  protected override async work({ volume, driver, input }: VolumeRun): Promise<Completion> {
    const ref = await this.refOf(input.vpsId);
    if (ref !== undefined) await driver.detachVolume(ref, volume.id);
    return this.completing(volume, 'detached', free);
  }

  protected override undo(row: VolumeEntity): void {
    settle(row);
  }
}

/** Makes a volume larger. */
@Injectable()
export class VolumeGrowHandler extends VolumeHandler {
  override readonly kind = 'volume.grow';

  protected override async work({ volume, driver, input }: VolumeRun): Promise<Completion> {
    await driver.growVolume(volume.id, input.sizeGb ?? volume.sizeGb);
    return this.completing(volume, 'grown', settle);
  }

  protected override undo(row: VolumeEntity, { fromGb }: VolumeInput): void {
    row.sizeGb = fromGb ?? row.sizeGb;
    settle(row);
  }
}

/** Deletes a volume with its data. */
@Injectable()
export class VolumeDeleteHandler extends VolumeHandler {
  override readonly kind = 'volume.delete';

  protected override async work({ volume, driver }: VolumeRun): Promise<Completion> {
    await driver.deleteVolume(volume.id);
    return this.completing(volume, 'deleted', (row) => {
      row.deletedAt = this.tools.clock.now();
    });
  }

  protected override undo(row: VolumeEntity): void {
    row.status = 'error';
  }
}

function free(row: VolumeEntity): void {
  Object.assign(row, { status: 'available', vpsId: null, mountPath: null });
}

function settle(row: VolumeEntity): void {
  row.status = row.vpsId === null ? 'available' : 'in_use';
}
