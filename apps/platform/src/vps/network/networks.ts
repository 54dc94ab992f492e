import type { ProjectRef } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { VpsErrors } from '../vps.errors.js';
import { VpsSettings } from '../vps-settings.js';
import { NetworkEntity, PUBLIC_NETWORK } from './network.entity.js';

/** The networks that servers can be in. */
@Injectable()
export class Networks implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: VpsSettings,
    private readonly clock: Clock,
  ) {}

  /** The network that every server is in exists from the first start on. */
  async onApplicationBootstrap(): Promise<void> {
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(NetworkEntity)
      .values({
        id: PUBLIC_NETWORK,
        projectId: null,
        name: PUBLIC_NETWORK,
        cidr: this.settings.config.VPS_CIDR,
        bridge: this.settings.bridge,
        createdAt: this.clock.now(),
        deletedAt: null,
      })
      .orIgnore()
      .execute();
  }

  /** The private networks that a request names. @throws `vps.network_unknown` */
  async resolve(project: ProjectRef, wanted: readonly string[]): Promise<NetworkEntity[]> {
    const found: NetworkEntity[] = [];
    for (const [index, one] of wanted.entries()) {
      const which = one.startsWith('net_') ? { id: one } : { name: one };
      const row = await this.dataSource.manager.findOneBy(NetworkEntity, {
        projectId: project.id,
        deletedAt: IsNull(),
        ...which,
      });
      if (!row) {
        const message = 'is not a network of this project';
        const issues = [{ location: `body.networks.${index}`, code: 'invalid_value', message }];
        throw VpsErrors.network_unknown({ issues });
      }
      if (!found.some(({ id }) => id === row.id)) found.push(row);
    }
    return found;
  }
}
