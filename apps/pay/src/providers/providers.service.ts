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
import { DataSource, type EntityManager } from 'typeorm';
import { kindOf } from './kinds/provider-kinds.js';
import { PaymentProviderEntity } from './payment-provider.entity.js';
import { changedProvider } from './provider-changes.js';
import { ProviderChoice } from './provider-choice.js';
import { ProviderDrivers } from './provider-drivers.js';
import { PaymentProviderErrors } from './provider.errors.js';
import { PaymentProviderEvents, providerState, toProviderData } from './provider.events.js';
import type {
  CreatePaymentProvider,
  ListPaymentProviders,
  UpdatePaymentProvider,
} from './provider.schema.js';
import { ProviderSecrets } from './provider-secrets.js';

const USUAL_PRIORITY = 100;
const VERBS = { created: 'create', updated: 'update', deleted: 'delete' } as const;

/** The providers that carry the payments of a project. */
@Injectable()
export class PaymentProvidersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly choice: ProviderChoice,
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
    { kind, ...wanted }: CreatePaymentProvider,
  ): Promise<PaymentProviderEntity> {
    const made = await madeBefore('ppr', (id) => this.get(tenant, id));
    if (made) return made;
    if (kindOf(kind).isBuiltIn) throw PaymentProviderErrors.built_in();
    const now = this.clock.now();
    const blank = Object.assign(new PaymentProviderEntity(), {
      id: idOfThing('ppr', now.getTime()),
      tenant,
      name: kind,
      kind,
      settings: {},
      sealedSecrets: null,
      currencies: [],
      priority: USUAL_PRIORITY,
      isEnabled: true,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    const provider = Object.assign(blank, changedProvider(blank, wanted, this.box, this.policy));
    await this.dataSource.transaction(async (manager) => {
      await this.quotas.take('payment_providers', manager, tenant);
      await manager.insert(PaymentProviderEntity, provider);
      await this.#note(manager, 'created', { after: provider });
    });
    return provider;
  }

  /** The providers of a project in one mode, one more than `limit`. */
  async list(
    tenant: Tenant,
    wanted: ReturnType<typeof ListPaymentProviders.parse>,
  ): Promise<PaymentProviderEntity[]> {
    await this.choice.ensureSandbox(tenant);
    const { kind, is_enabled } = wanted.filters;
    const providers = this.dataSource.getRepository(PaymentProviderEntity);
    const query = providers.createQueryBuilder('provider').where({
      tenant,
      ...(kind && { kind }),
      ...(is_enabled && { isEnabled: is_enabled === 'true' }),
    });
    return readKeyset(query, wanted);
  }

  /** One provider of a project. @throws `payment_provider.not_found` */
  async get(tenant: Tenant, id: string): Promise<PaymentProviderEntity> {
    const provider = await this.choice.find(tenant, id);
    if (!provider) throw PaymentProviderErrors.not_found();
    return provider;
  }

  /** Changes a provider; payments that it has go on with the new settings. */
  async update(
    tenant: Tenant,
    id: string,
    wanted: UpdatePaymentProvider,
    expected: Precondition,
  ): Promise<PaymentProviderEntity> {
    return this.dataSource.transaction(async (manager) => {
      const before = await this.#lock(manager, tenant, id);
      expected.check(before.version);
      const changes = {
        ...changedProvider(before, wanted, this.box, this.policy),
        version: before.version + 1,
        updatedAt: this.clock.now(),
      };
      await manager.update(PaymentProviderEntity, { id }, changes);
      const after = Object.assign(new PaymentProviderEntity(), before, changes);
      await this.#note(manager, 'updated', { before, after });
      return after;
    });
  }

  /** Removes a provider that has no payment under way. */
  async delete(tenant: Tenant, id: string, expected: Precondition): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const before = await this.#lock(manager, tenant, id);
      expected.check(before.version);
      if (kindOf(before.kind).isBuiltIn) throw PaymentProviderErrors.built_in();
      const open = await manager.query<unknown[]>(
        `select from payment_order
         where provider_id = $1 and status in ('created', 'pending') limit 1`,
        [id],
      );
      if (open.length > 0) throw PaymentProviderErrors.in_use();
      await manager.delete(PaymentProviderEntity, { id });
      await this.#note(manager, 'deleted', { before });
    });
    this.drivers.forget(id);
  }

  async #lock(manager: EntityManager, tenant: Tenant, id: string): Promise<PaymentProviderEntity> {
    if (!isId('ppr', id)) throw PaymentProviderErrors.not_found();
    const lock = { mode: 'pessimistic_write' } as const;
    const provider = await manager.findOne(PaymentProviderEntity, { where: { tenant, id }, lock });
    if (!provider) throw PaymentProviderErrors.not_found();
    return provider;
  }

  async #note(
    manager: EntityManager,
    what: keyof typeof VERBS,
    { before, after }: { before?: PaymentProviderEntity; after?: PaymentProviderEntity },
  ): Promise<void> {
    const provider = after ?? before;
    if (!provider) return;
    const { tenant, id: subject } = provider;
    const data = toProviderData(provider);
    await this.events.record(manager, {
      type: PaymentProviderEvents[what],
      tenant,
      subject,
      data,
    });
    await this.audit.record(manager, {
      tenant,
      action: `payment_provider.${VERBS[what]}`,
      target: subject,
      before: before ? providerState(before) : null,
      after: after ? providerState(after) : null,
    });
  }
}
