import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { AddressPolicy } from '@skydeck/outbound';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { kindOf } from './kinds/provider-kinds.js';
import { changedProvider } from './provider-changes.js';
import { ProviderDrivers } from './provider-drivers.js';
import { ProviderEntity } from './provider.entity.js';
import { ProviderErrors } from './provider.errors.js';
import { ProviderEvents, providerState, toProviderData } from './provider.events.js';
import type {
  CreateMessageProvider,
  ListMessageProviders,
  UpdateMessageProvider,
} from './provider.schema.js';
import { ProviderSecrets } from './provider-secrets.js';

const USUAL_PRIORITY = 100;

/** The providers that carry the messages of a project. */
@Injectable()
export class ProvidersService {
  constructor(
    @InjectRepository(ProviderEntity) private readonly providers: Repository<ProviderEntity>,
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly quotas: Quotas,
    private readonly box: ProviderSecrets,
    private readonly policy: AddressPolicy,
    private readonly drivers: ProviderDrivers,
    private readonly clock: Clock,
  ) {}

  /** Adds a provider. @throws `quota_exceeded`, or 422 when its settings do not fit its kind */
  async create(
    tenant: Tenant,
    { kind, ...wanted }: CreateMessageProvider,
  ): Promise<ProviderEntity> {
    const made = await madeBefore('mpr', (id) => this.get(tenant, id));
    if (made) return made;
    const now = this.clock.now();
    const blank = Object.assign(new ProviderEntity(), {
      id: idOfThing('mpr', now.getTime()),
      tenant,
      name: kind,
      kind,
      settings: {},
      sealedSecrets: null,
      channels: [...kindOf(kind).channels],
      countryPrefixes: [],
      categories: [],
      priority: USUAL_PRIORITY,
      costMicros: null,
      costCurrency: null,
      isEnabled: true,
      version: 1,
      failures: 0,
      openUntil: null,
      lastFailure: null,
      lastFailureAt: null,
      lastSuccessAt: null,
      createdAt: now,
      updatedAt: now,
    });
    const provider = Object.assign(blank, changedProvider(blank, wanted, this.box, this.policy));
    await this.dataSource.transaction(async (manager) => {
      await this.quotas.take('message_providers', manager, tenant);
      await manager.insert(ProviderEntity, provider);
      await this.#note(manager, 'created', { after: provider });
    });
    return provider;
  }

  /** The providers of a project in one mode, one more than `limit`. */
  list(
    tenant: Tenant,
    wanted: ReturnType<typeof ListMessageProviders.parse>,
  ): Promise<ProviderEntity[]> {
    const { kind, channel, is_enabled } = wanted.filters;
    const query = this.providers.createQueryBuilder('provider').where({
      tenant,
      ...(kind && { kind }),
      ...(is_enabled && { isEnabled: is_enabled === 'true' }),
    });
    if (channel) query.andWhere(':channel = any(provider.channels)', { channel });
    return readKeyset(query, wanted);
  }

  /** One provider of a project. @throws `message_provider.not_found` */
  async get(tenant: Tenant, id: string): Promise<ProviderEntity> {
    const provider = isId('mpr', id) ? await this.providers.findOneBy({ tenant, id }) : null;
    if (!provider) throw ProviderErrors.not_found();
    return provider;
  }

  /** Changes a provider; what it failed before is forgiven. */
  async update(
    tenant: Tenant,
    id: string,
    wanted: UpdateMessageProvider,
    expected: Precondition,
  ): Promise<ProviderEntity> {
    return this.dataSource.transaction(async (manager) => {
      const before = await this.#lock(manager, tenant, id);
      expected.check(before.version);
      const changes = {
        ...changedProvider(before, wanted, this.box, this.policy),
        version: before.version + 1,
        failures: 0,
        openUntil: null,
        updatedAt: this.clock.now(),
      };
      await manager.update(ProviderEntity, { id }, changes);
      const after = Object.assign(new ProviderEntity(), before, changes);
      await this.#note(manager, 'updated', { before, after });
      return after;
    });
  }

  /** Removes a provider; messages that it took keep their reports. */
  async delete(tenant: Tenant, id: string, expected: Precondition): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await this.#lock(manager, tenant, id);
      expected.check(before.version);
      await manager.delete(ProviderEntity, { id });
      await this.#note(manager, 'deleted', { before });
    });
    this.drivers.forget(id);
  }

  async #lock(manager: EntityManager, tenant: Tenant, id: string): Promise<ProviderEntity> {
    const lock = { mode: 'pessimistic_write' } as const;
    const provider = await manager.findOne(ProviderEntity, { where: { tenant, id }, lock });
    if (!provider) throw ProviderErrors.not_found();
    return provider;
  }

  async #note(
    manager: EntityManager,
    what: keyof typeof VERBS,
    { before, after }: { before?: ProviderEntity; after?: ProviderEntity },
  ): Promise<void> {
    const provider = after ?? before;
    if (!provider) return;
    const { tenant, id: subject } = provider;
    const data = toProviderData(provider);
    await this.events.record(manager, { type: ProviderEvents[what], tenant, subject, data });
    await this.audit.record(manager, {
      tenant,
      action: `message_provider.${VERBS[what]}`,
      target: subject,
      before: before ? providerState(before) : null,
      after: after ? providerState(after) : null,
    });
  }
}

const VERBS = { created: 'create', updated: 'update', deleted: 'delete' } as const;
