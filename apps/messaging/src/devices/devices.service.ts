import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { isId, newId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ProviderSecrets } from '../providers/provider-secrets.js';
import { DeviceEntity } from './device.entity.js';
import { DeviceErrors } from './device.errors.js';
import { DeviceEvents, deviceState, toDeviceData } from './device.events.js';
import type { CreateDevice, ListDevices } from './device.schema.js';
import { aboutIn, isUnchanged, newDevice, registeredAnew } from './device-registration.js';
import { type KnownToken, knownToken } from './device-token.js';

/** The devices of a project. */
@Injectable()
export class DevicesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly quotas: Quotas,
    private readonly box: ProviderSecrets,
    private readonly clock: Clock,
  ) {}

  /**
   * Registers a device. A token that is known stays the same device, and is back if it was gone.
   * @throws `quota_exceeded`
   */
  async register(tenant: Tenant, wanted: CreateDevice): Promise<DeviceEntity> {
    const token = knownToken(wanted.token ?? JSON.stringify(wanted.subscription));
    return this.dataSource.transaction(async (manager) => {
      // Whoever registers the same token at once waits here for the first one.
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `device:${tenant}:${token.hash.toString('hex')}`,
      ]);
      const before = await this.#lock(manager, { tenant, tokenHash: token.hash });
      return before
        ? this.#again(manager, before, wanted, token)
        : this.#add(manager, tenant, wanted, token);
    });
  }

  /** The devices of a project in one mode, one more than `limit`. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListDevices.parse>): Promise<DeviceEntity[]> {
    const { user_id: userId, ...exact } = wanted.filters;
    const query = this.dataSource
      .createQueryBuilder(DeviceEntity, 'device')
      .where({ tenant, ...exact, ...(userId !== undefined && { userId }) });
    return readKeyset(query, wanted);
  }

  /** One device. @throws `device.not_found` */
  async get(tenant: Tenant, id: string): Promise<DeviceEntity> {
    const devices = this.dataSource.getRepository(DeviceEntity);
    const device = isId('dev', id) ? await devices.findOneBy({ tenant, id }) : null;
    if (!device) throw DeviceErrors.not_found();
    return device;
  }

  /** Removes a device. */
  async delete(tenant: Tenant, id: string, expected: Precondition): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = isId('dev', id) ? await this.#lock(manager, { tenant, id }) : null;
      if (!before) throw DeviceErrors.not_found();
      expected.check(before.version);
      await manager.delete(DeviceEntity, { id });
      await this.#note(manager, 'deleted', { before });
    });
  }

  async #add(
    manager: EntityManager,
    tenant: Tenant,
    wanted: CreateDevice,
    token: KnownToken,
  ): Promise<DeviceEntity> {
    await this.quotas.take('devices', manager, tenant);
    const now = this.clock.now();
    const id = newId('dev', now.getTime());
    const sealedToken = this.box.seal(token.text, id);
    const device = newDevice({ id, tenant, sealedToken, ...aboutIn(wanted) }, token, now);
    await manager.insert(DeviceEntity, device);
    await this.#note(manager, 'created', { after: device });
    return device;
  }

  /** Apps register whenever they start: what says nothing new is no change. */
  async #again(
    manager: EntityManager,
    before: DeviceEntity,
    wanted: CreateDevice,
    token: KnownToken,
  ): Promise<DeviceEntity> {
    const { id } = before;
    const now = this.clock.now();
    const hasToken = this.box.openText(before.sealedToken, id) === token.text;
    const about = aboutIn(wanted);
    const isSame = hasToken && isUnchanged(before, about);
    const sealedToken = hasToken ? before.sealedToken : this.box.seal(token.text, id);
    const changes = isSame
      ? { registeredAt: now }
      : registeredAnew({ ...about, sealedToken, version: before.version + 1 }, now);
    await manager.update(DeviceEntity, { id }, changes);
    const after = Object.assign(new DeviceEntity(), before, changes);
    if (!isSame) await this.#note(manager, 'updated', { before, after });
    return after;
  }

  #lock(
    manager: EntityManager,
    where: { tenant: Tenant; id: string } | { tenant: Tenant; tokenHash: Buffer },
  ): Promise<DeviceEntity | null> {
    return manager.findOne(DeviceEntity, { where, lock: { mode: 'pessimistic_write' } });
  }

  async #note(
    manager: EntityManager,
    what: keyof typeof VERBS,
    { before, after }: { before?: DeviceEntity; after?: DeviceEntity },
  ): Promise<void> {
    const device = after ?? before;
    if (!device) return;
    const { tenant, id: subject } = device;
    const data = toDeviceData(device);
    await this.events.record(manager, { type: DeviceEvents[what], tenant, subject, data });
    await this.audit.record(manager, {
      tenant,
      action: `device.${VERBS[what]}`,
      target: subject,
      before: before ? deviceState(before) : null,
      after: after ? deviceState(after) : null,
    });
  }
}

const VERBS = { created: 'create', updated: 'update', deleted: 'delete' } as const;
