import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { firstIdAt, isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { DeviceBook } from './device-book.js';
import { DeviceEntity } from './device.entity.js';
import { TrackedDeviceErrors } from './device.errors.js';
import { DeviceNotes } from './device-notes.js';
import type {
  CreateTrackedDevice,
  ListTrackedDevices,
  UpdateTrackedDevice,
} from './device.schema.js';
import { newIngestKey } from './ingest-key.js';

/** The devices of a project. */
@Injectable()
export class Devices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotas: Quotas,
    private readonly notes: DeviceNotes,
    private readonly book: DeviceBook,
    private readonly clock: Clock,
  ) {}

  /** Adds a device. @throws `tracked_device.external_id_taken`, `quota_exceeded` */
  async create(tenant: Tenant, wanted: CreateTrackedDevice): Promise<DeviceEntity> {
    const made = await madeBefore('dev', (id) => this.get(tenant, id));
    if (made) return made;
    const now = this.clock.now();
    const device = Object.assign(new DeviceEntity(), {
      id: idOfThing('dev', now.getTime()),
      tenant,
      name: wanted.name,
      externalId: wanted.external_id ?? null,
      type: wanted.type ?? null,
      protocol: wanted.protocol ?? null,
      labels: wanted.labels,
      metadata: wanted.metadata,
      status: 'offline' as const,
      ingestKeyHash: null,
      ingestKeyEnd: null,
      retentionDays: wanted.retention_days ?? null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    checkNames(device);
    await this.dataSource
      .transaction(async (manager) => {
        await this.quotas.take('tracked_devices', manager, tenant);
        await manager.insert(DeviceEntity, device);
        await this.notes.changed(manager, 'created', device, null);
      })
      .catch(asTaken);
    this.book.forget(device.id);
    return device;
  }

  /** Devices in the order asked for, one more than `limit`. */
  list(
    tenant: Tenant,
    wanted: ReturnType<typeof ListTrackedDevices.parse>,
  ): Promise<DeviceEntity[]> {
    const { created_after: from, created_before: until, ...filters } = wanted.filters;
    const { status, type, external_id: externalId, label, name } = filters;
    const query = this.dataSource.createQueryBuilder(DeviceEntity, 'device').where({
      tenant,
      ...(status !== undefined && { status }),
      ...(type !== undefined && { type }),
      ...(externalId !== undefined && { externalId }),
    });
    if (label) query.andWhere('device.labels @> array[:label]', { label });
    if (name) query.andWhere('strpos(lower(device.name), lower(:name)) > 0', { name });
    if (from) query.andWhere('device.id >= :from', { from: firstIdAt('dev', new Date(from)) });
    if (until) query.andWhere('device.id < :until', { until: firstIdAt('dev', new Date(until)) });
    return readKeyset(query, wanted);
  }

  /** One device. @throws `tracked_device.not_found` */
  async get(tenant: Tenant, id: string): Promise<DeviceEntity> {
    const rows = this.dataSource.getRepository(DeviceEntity);
    const device = isId('dev', id) ? await rows.findOneBy({ tenant, id }) : null;
    if (!device) throw TrackedDeviceErrors.not_found();
    return device;
  }

  /** Changes what its owner may. @throws `tracked_device.not_found`, `tracked_device.external_id_taken` */
  update(
    tenant: Tenant,
    id: string,
    wanted: UpdateTrackedDevice,
    expected: Precondition,
  ): Promise<DeviceEntity> {
    const { external_id: externalId, retention_days: retentionDays, ...same } = wanted;
    return this.#change(tenant, id, 'updated', (before) => {
      expected.check(before.version);
      return {
        ...same,
        ...(externalId !== undefined && { externalId }),
        ...(retentionDays !== undefined && { retentionDays }),
      };
    });
  }

  /** Another ingest key; the one of before is good no more. @throws `tracked_device.not_found` */
  async resetKey(tenant: Tenant, id: string): Promise<{ device: DeviceEntity; key: string }> {
    const { key, stored } = newIngestKey();
    const device = await this.#change(tenant, id, 'key_reset', () => stored);
    return { device, key };
  }

  async #change(
    tenant: Tenant,
    id: string,
    what: 'updated' | 'key_reset',
    make: (before: DeviceEntity) => Partial<DeviceEntity>,
  ): Promise<DeviceEntity> {
    const after = await this.dataSource
      .transaction(async (manager) => {
        const before = await lockDevice(manager, tenant, id);
        const changes = { version: before.version + 1, updatedAt: this.clock.now() };
        const changed = Object.assign(new DeviceEntity(), before, make(before), changes);
        checkNames(changed);
        await manager.save(changed);
        await this.notes.changed(manager, what, changed, before);
        return changed;
      })
      .catch(asTaken);
    this.book.forget(id);
    return after;
  }
}

/** A device that nobody else changes. @throws `tracked_device.not_found` */
export async function lockDevice(
  manager: EntityManager,
  tenant: Tenant,
  id: string,
): Promise<DeviceEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const device = isId('dev', id)
    ? await manager.findOne(DeviceEntity, { where: { tenant, id }, lock })
    : null;
  if (!device) throw TrackedDeviceErrors.not_found();
  return device;
}

function checkNames({ protocol, externalId }: DeviceEntity): void {
  if (protocol !== null && externalId === null) throw TrackedDeviceErrors.no_external_id();
}

const UNIQUE = new Set(['device_external_id', 'device_protocol_name']);

function asTaken(error: unknown): never {
  const isTaken =
    error instanceof QueryFailedError &&
    UNIQUE.has((error.driverError as { constraint?: string }).constraint ?? '');
  throw isTaken ? TrackedDeviceErrors.external_id_taken() : error;
}
