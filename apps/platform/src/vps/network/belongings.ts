import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FirewallMemberEntity } from '../firewalls/firewall-member.entity.js';
import { FloatingIpEntity } from '../floating-ips/floating-ip.entity.js';
import { FloatingIpEvents } from '../floating-ips/floating-ip.events.js';
import { dataOf as floatingData } from '../floating-ips/floating-ips.js';
import { PortEntity } from '../ports/port.entity.js';
import { PortEvents } from '../ports/port.events.js';
import { dataOf as portData } from '../ports/ports.js';
import { VolumeEntity } from '../volumes/volume.entity.js';
import { VolumeEvents } from '../volumes/volume.events.js';
import { dataOf as volumeData } from '../volumes/volumes.js';
import { PartHistory } from './part-history.js';

/** What a server leaves behind when it is deleted. */
@Injectable()
export class Belongings {
  constructor(private readonly history: PartHistory) {}

  /** Frees volumes and floating addresses with what is on them, and takes published ports back. */
  async release(manager: EntityManager, vpsId: string): Promise<void> {
    await manager.delete(FirewallMemberEntity, { vpsId });
    for (const port of await manager.findBy(PortEntity, { vpsId })) {
      await manager.delete(PortEntity, { id: port.id });
      await this.history.tell(manager, PortEvents.withdrawn, port, portData(port));
    }
    for (const floating of await manager.findBy(FloatingIpEntity, { vpsId })) {
      floating.vpsId = null;
      await manager.save(floating);
      await this.history.tell(
        manager,
        FloatingIpEvents.unassigned,
        floating,
        floatingData(floating),
      );
    }
    for (const volume of await manager.findBy(VolumeEntity, { vpsId })) {
      // What is being done to it now settles its status by itself.
      if (volume.status === 'in_use') volume.status = 'available';
      Object.assign(volume, { vpsId: null, mountPath: null });
      await manager.save(volume);
      await this.history.tell(manager, VolumeEvents.detached, volume, volumeData(volume));
    }
  }
}
