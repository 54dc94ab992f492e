import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { isId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable, Optional } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { GoneRecipient } from '../drivers/driver-error.js';
import { ProviderSecrets } from '../providers/provider-secrets.js';
import { DeviceEntity } from './device.entity.js';
import { DeviceEvents, deviceState, toDeviceData } from './device.events.js';
import { knownToken } from './device-token.js';

/** A message to a user goes to so many devices, those that registered last. */
export const MOST_DEVICES = 50;

/** Finds the devices that messages go to, and remembers which are gone. */
@Injectable()
export class DeviceDirectory {
  readonly #gone;

  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly box: ProviderSecrets,
    private readonly clock: Clock,
    @Optional() metrics?: ServiceMetrics,
  ) {
    this.#gone = metrics?.counter(
      'skydeck_push_devices_gone_total',
      'Devices of which a push service said that they are gone.',
      ['service'],
    );
  }

  /** The device of that name, or of that token; null when there is none. */
  find(tenant: Tenant, recipient: string): Promise<DeviceEntity | null> {
    const devices = this.dataSource.getRepository(DeviceEntity);
    if (isId('dev', recipient)) return devices.findOneBy({ tenant, id: recipient });
    return devices.findOneBy({ tenant, tokenHash: knownToken(recipient).hash });
  }

  /** The devices of a user that are not gone. */
  ofUser(tenant: Tenant, userId: string): Promise<DeviceEntity[]> {
    return this.dataSource.getRepository(DeviceEntity).find({
      where: { tenant, userId, status: 'active' },
      order: { registeredAt: 'DESC', id: 'DESC' },
      take: MOST_DEVICES,
    });
  }

  /** What its push service knows a device by. */
  tokenOf({ id, sealedToken }: DeviceEntity): string {
    return this.box.openText(sealedToken, id);
  }

  /** Sends nothing more to a device, unless it registered after its push service called it gone. */
  async lost(tenant: Tenant, token: string, gone: GoneRecipient, reason: string): Promise<void> {
    const { hash } = knownToken(token);
    await this.dataSource.transaction(async (manager) => {
      const where = { tenant, tokenHash: hash, status: 'active' } as const;
      const lock = { mode: 'pessimistic_write' } as const;
      const before = await manager.findOne(DeviceEntity, { where, lock });
      if (!before || (gone.since !== null && before.registeredAt > gone.since)) return;
      await this.#mark(manager, before, reason);
    });
  }

  async #mark(manager: EntityManager, before: DeviceEntity, reason: string): Promise<void> {
    const now = this.clock.now();
    const changes = {
      status: 'gone' as const,
      goneAt: now,
      goneReason: reason,
      version: before.version + 1,
      updatedAt: now,
    };
    const { id, tenant } = before;
    await manager.update(DeviceEntity, { id }, changes);
    const after = Object.assign(new DeviceEntity(), before, changes);
    const data = { ...toDeviceData(after), reason };
    await this.events.record(manager, { type: DeviceEvents.gone, tenant, subject: id, data });
    await this.audit.record(manager, {
      tenant,
      action: 'device.lose',
      target: id,
      before: deviceState(before),
      after: deviceState(after),
      actor: { kind: 'system', id: 'push-service' },
    });
    this.#gone?.inc({ service: before.service });
  }
}
