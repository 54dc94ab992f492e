import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DeviceEntity } from './device.entity.js';
import { deviceState, TrackedDeviceEvents } from './device.events.js';

const VERBS = {
  created: 'create',
  updated: 'update',
  key_reset: 'reset_key',
  history_deleted: 'delete_history',
  deleted: 'delete',
} as const;

/** Writes down what happened to a device, in the transaction of the change. */
@Injectable()
export class DeviceNotes {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** What somebody did with it. */
  async changed(
    manager: EntityManager,
    what: keyof typeof VERBS,
    device: DeviceEntity,
    before: DeviceEntity | null,
  ): Promise<void> {
    const { tenant, id } = device;
    const type = TrackedDeviceEvents[what];
    await this.events.record(manager, { type, tenant, subject: id, data: deviceState(device) });
    await this.audit.record(manager, {
      tenant,
      action: `tracked_device.${VERBS[what]}`,
      target: id,
      before: before && auditState(before),
      after: what === 'deleted' ? null : auditState(device),
    });
  }

  /** They report again. */
  async online(manager: EntityManager, devices: readonly DeviceEntity[]): Promise<void> {
    const type = TrackedDeviceEvents.online;
    await this.events.recordMany(
      manager,
      devices.map((device) => ({
        type,
        tenant: device.tenant,
        subject: device.id,
        data: deviceState(device),
      })),
    );
  }

  /** They have been silent for long. */
  async offline(
    manager: EntityManager,
    devices: readonly { readonly device: DeviceEntity; readonly seenAt: Date }[],
  ): Promise<void> {
    const type = TrackedDeviceEvents.offline;
    await this.events.recordMany(
      manager,
      devices.map(({ device, seenAt }) => ({
        type,
        tenant: device.tenant,
        subject: device.id,
        data: { ...deviceState(device), seen_at: seenAt.toISOString() },
      })),
    );
  }
}

const auditState = (device: DeviceEntity) => ({
  ...deviceState(device),
  type: device.type,
  protocol: device.protocol,
  labels: device.labels.join(', '),
  retention_days: device.retentionDays,
  key: device.ingestKeyEnd,
});
