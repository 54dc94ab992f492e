import type { ProjectRef } from '@skydeck/auth-guard';
import { Operations } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { lockVps } from '../servers/lock-vps.js';
import type { Begun } from '../servers/vps-actions.js';
import type { VpsEntity } from '../servers/vps.entity.js';
import { VpsService } from '../servers/vps.service.js';
import { Addresses } from './addresses.js';
import type { MembershipInput } from './membership.handlers.js';
import type { NetworkEntity } from './network.entity.js';
import { NetworkErrors } from './network.errors.js';
import { lockNetwork, Networks } from './networks.js';
import { NicEntity } from './nic.entity.js';
import { PartHistory } from './part-history.js';

/** Which servers are in which private networks. */
@Injectable()
export class NetworkMembers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly servers: VpsService,
    private readonly networks: Networks,
    private readonly addresses: Addresses,
    private readonly operations: Operations,
    private readonly history: PartHistory,
  ) {}

  /** Gives a server an address in a network and queues its joining. @throws `network.already_member` */
  attach(project: ProjectRef, network: string, vps: string): Promise<Begun> {
    return this.#begin(project, network, vps, 'attach', async (manager, row, isMember, server) => {
      if (isMember) throw NetworkErrors.already_member();
      await this.addresses.take(manager, server.id, row.id);
    });
  }

  /** Queues a server's leaving. @throws `network.not_member` */
  detach(project: ProjectRef, network: string, vps: string): Promise<Begun> {
    return this.#begin(project, network, vps, 'detach', (_manager, _row, isMember) => {
      if (!isMember) throw NetworkErrors.not_member();
      return Promise.resolve();
    });
  }

  async #begin(
    project: ProjectRef,
    networkName: string,
    vpsName: string,
    verb: 'attach' | 'detach',
    change: (
      manager: EntityManager,
      network: NetworkEntity,
      isMember: boolean,
      vps: VpsEntity,
    ) => Promise<void>,
  ): Promise<Begun> {
    const network = await this.networks.get(project, networkName);
    const server = await this.servers.get(project, vpsName);
    const started = await this.operations.startedBefore(project.id);
    if (started) return { vps: server, operation: started };
    const begun = await this.dataSource.transaction(async (manager) => {
      const vps = await lockVps(manager, server.id);
      const row = await lockNetwork(manager, network.id);
      const which = { vpsId: vps.id, networkId: row.id };
      await change(manager, row, await manager.existsBy(NicEntity, which), vps);
      const input: MembershipInput = { networkId: row.id };
      const operation = await this.operations.start(manager, {
        projectId: project.id,
        kind: `vps.${verb}_network`,
        resource: { type: 'vps', id: vps.id },
        input,
      });
      const state = { vps: vps.id };
      const [before, after] = verb === 'attach' ? [null, state] : [state, null];
      await this.history.note(manager, `network.${verb}`, row, before, after);
      return { vps, operation };
    });
    await this.operations.wake(begun.operation);
    return begun;
  }
}
