import type { Completion } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { VpsEntity } from '../servers/vps.entity.js';
import { SnapshotEntity } from '../snapshots/snapshot.entity.js';
import { VpsHandler, type VpsWork } from './vps-handler.js';

/** Deletes a server with everything that is its own. */
@Injectable()
export class DeleteHandler extends VpsHandler {
  override readonly kind = 'vps.delete';
  protected override readonly needsNetwork = false;
  override readonly mostAttempts = 10;

  protected override async work({ vps, driver }: VpsWork<object>): Promise<Completion> {
    // A creation that was called off may have made it without writing its name down.
    const ref = vps.engineRef ?? (await this.#find(vps, driver));
    if (ref !== undefined) await driver.destroy(ref);
    return async (manager) => {
      const row = await manager.findOneByOrFail(VpsEntity, { id: vps.id });
      const now = this.tools.clock.now();
      Object.assign(row, { state: 'deleted', power: null, deletedAt: now, updatedAt: now });
      row.userDataSealed = null;
      await this.tools.meter.follow(manager, row);
      await manager.save(row);
      const rest = { vpsId: vps.id, deletedAt: IsNull() };
      await manager.update(SnapshotEntity, rest, { deletedAt: now });
      await this.tools.belongings.release(manager, vps.id);
      await this.tools.addresses.free(manager, vps.id);
      this.tools.network.changed();
      await this.tools.history.tell(manager, 'deleted', row);
    };
  }

  async #find({ id }: VpsEntity, driver: VpsWork<object>['driver']): Promise<string | undefined> {
    const servers = await driver.observeAll();
    return servers.find((server) => server.id === id)?.ref;
  }
}
