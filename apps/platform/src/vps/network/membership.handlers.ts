import type { Completion, OperationEntity } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { VpsHandler, type VpsWork } from '../actions/vps-handler.js';
import { VpsTools } from '../actions/vps-tools.js';
import type { ServerNic } from '../engine/server-spec.js';
import { NetworkEntity } from './network.entity.js';
import { NetworkEvents } from './network.events.js';
import { NicEntity } from './nic.entity.js';
import { PartHistory } from './part-history.js';

/** Which network a server joins or leaves. */
export interface MembershipInput {
  readonly networkId: string;
}

/** What joining and leaving have in common. */
@Injectable()
abstract class MembershipHandler extends VpsHandler<MembershipInput> {
  constructor(
    tools: VpsTools,
    protected readonly parts: PartHistory,
  ) {
    super(tools);
  }

  protected async tell(
    manager: EntityManager,
    what: 'attached' | 'detached',
    vpsId: string,
    networkId: string,
  ): Promise<void> {
    const row = await manager.findOneByOrFail(NetworkEntity, { id: networkId });
    const data = { id: row.id, name: row.name, cidr: row.cidr, vps_id: vpsId };
    await this.parts.tell(manager, NetworkEvents[what], row, data);
  }
}

/** Has a server join a private network, while it runs where its guest lets us. */
@Injectable()
export class AttachNetworkHandler extends MembershipHandler {
  override readonly kind = 'vps.attach_network';

  protected override async work(work: VpsWork<MembershipInput>): Promise<Completion> {
    const { vps, driver, input } = work;
    const ref = this.refOf(vps);
    const spec = await this.specOf(vps, '');
    await driver.setNics(ref, spec);
    const nic = spec.nics.find(({ networkId }) => networkId === input.networkId);
    const isRunning = (await driver.observe(ref))?.power === 'running';
    const isLive = !isRunning || (nic !== undefined && (await this.#configure(work, ref, nic)));
    return async (manager) => {
      const which = { vpsId: vps.id, networkId: input.networkId };
      const changedAt = isLive ? null : this.tools.clock.now();
      await manager.update(NicEntity, which, { changedAt });
      await this.tell(manager, 'attached', vps.id, input.networkId);
    };
  }

  /** The server is as it was. */
  override async failed(manager: EntityManager, operation: OperationEntity): Promise<void> {
    const { networkId } = operation.input as MembershipInput;
    await manager.delete(NicEntity, { vpsId: operation.resourceId, networkId });
  }

  /** Guests read their addresses at their start only, so the new one is set from here. */
  async #configure(
    { driver }: VpsWork<MembershipInput>,
    ref: string,
    { ipv4, prefixLength, device }: ServerNic,
  ): Promise<boolean> {
    const commands = [
      ['ip', 'addr', 'replace', `${ipv4}/${prefixLength}`, 'dev', device],
      ['ip', 'link', 'set', device, 'up'],
    ];
    for (const command of commands) {
      const done = await driver.exec(ref, command, { timeoutMs: 10_000 }).catch(() => undefined);
      if (done?.exitCode !== 0) return false;
    }
    return true;
  }
}

/** Takes a server out of a private network. */
@Injectable()
export class DetachNetworkHandler extends MembershipHandler {
  override readonly kind = 'vps.detach_network';

  protected override async work(work: VpsWork<MembershipInput>): Promise<Completion> {
    const { vps, driver, input } = work;
    const spec = await this.specOf(vps, '');
    const nics = spec.nics.filter(({ networkId }) => networkId !== input.networkId);
    if (vps.engineRef !== null) await driver.setNics(vps.engineRef, { ...spec, nics });
    return async (manager) => {
      await manager.delete(NicEntity, { vpsId: vps.id, networkId: input.networkId });
      await this.tell(manager, 'detached', vps.id, input.networkId);
    };
  }

  /** It is still in the network. */
  override async failed(): Promise<void> {}
}
