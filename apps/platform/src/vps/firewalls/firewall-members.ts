import type { ProjectRef } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { PartHistory } from '../network/part-history.js';
import { lockVps } from '../servers/lock-vps.js';
import { VpsService } from '../servers/vps.service.js';
import type { FirewallEntity } from './firewall.entity.js';
import { FirewallErrors } from './firewall.errors.js';
import { FirewallEvents } from './firewall.events.js';
import { FirewallMemberEntity } from './firewall-member.entity.js';
import { dataOf, Firewalls } from './firewalls.js';

/** Which servers have which firewalls by themselves. */
@Injectable()
export class FirewallMembers {
  constructor(
    private readonly firewalls: Firewalls,
    private readonly servers: VpsService,
    private readonly history: PartHistory,
  ) {}

  /** Gives a server a firewall; that it has it already is fine. */
  async attach(project: ProjectRef, firewall: string, vps: string): Promise<FirewallEntity> {
    const { id: vpsId } = await this.servers.get(project, vps);
    return this.firewalls.change(project, firewall, async (manager, row) => {
      await lockVps(manager, vpsId);
      const member = { firewallId: row.id, vpsId };
      if (await manager.existsBy(FirewallMemberEntity, member)) return;
      await manager.insert(FirewallMemberEntity, member);
      const data = { ...dataOf(row), vps_id: vpsId };
      await this.history.tell(manager, FirewallEvents.attached, row, data);
      await this.history.note(manager, 'firewall.attach', row, null, { vps: vpsId });
    });
  }

  /** Takes a firewall off a server. @throws `firewall.not_attached` */
  async detach(project: ProjectRef, firewall: string, vps: string): Promise<FirewallEntity> {
    const { id: vpsId } = await this.servers.get(project, vps);
    return this.firewalls.change(project, firewall, async (manager, row) => {
      const gone = await manager.delete(FirewallMemberEntity, { firewallId: row.id, vpsId });
      if (gone.affected !== 1) throw FirewallErrors.not_attached();
      const data = { ...dataOf(row), vps_id: vpsId };
      await this.history.tell(manager, FirewallEvents.detached, row, data);
      await this.history.note(manager, 'firewall.detach', row, { vps: vpsId }, null);
    });
  }
}
