import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager, QueryFailedError, Repository } from 'typeorm';
import { History } from '../history/history.js';
import { presetOf } from './presets/presets.js';
import { ProviderHttp } from './provider-http.js';
import { changedProvider } from './provider-changes.js';
import { ProviderSecrets } from './provider-secrets.js';
import { SignInProviderEntity } from './sign-in-provider.entity.js';
import { SignInProviderErrors } from './sign-in-providers.errors.js';
import { providerState, SignInProviderEvents, toProviderData } from './sign-in-providers.events.js';
import type {
  CreateSignInProvider,
  ListSignInProviders,
  UpdateSignInProvider,
} from './sign-in-providers.schema.js';

/** The outside providers that a project lets its users sign in with. */
@Injectable()
export class SignInProvidersService {
  constructor(
    @InjectRepository(SignInProviderEntity)
    private readonly providers: Repository<SignInProviderEntity>,
    private readonly dataSource: DataSource,
    private readonly history: History,
    private readonly quotas: Quotas,
    private readonly secrets: ProviderSecrets,
    private readonly http: ProviderHttp,
    private readonly clock: Clock,
  ) {}

  /** Adds a provider. */
  async create(
    tenant: Tenant,
    { kind, ...wanted }: CreateSignInProvider,
  ): Promise<SignInProviderEntity> {
    const made = await madeBefore('sip', (id) => this.get(tenant, id));
    if (made) return made;
    const now = this.clock.now();
    const blank: SignInProviderEntity = {
      id: idOfThing('sip', now.getTime()),
      tenant,
      kind,
      name: presetOf(kind).label,
      issuer: null,
      clientId: '',
      sealedSecret: null,
      options: {},
      redirectUrls: [],
      audiences: [],
      isEnabled: true,
      trustsEmail: true,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    const chosen = changedProvider(blank, wanted, this.secrets, this.http);
    const provider = Object.assign(new SignInProviderEntity(), blank, chosen);
    await this.dataSource.transaction(async (manager) => {
      await this.quotas.take('sign_in_providers', manager, tenant);
      await manager.insert(SignInProviderEntity, provider);
      await this.#note(manager, 'created', { after: provider });
    });
    return provider;
  }

  /** The providers of a project in one mode, one more than `limit`. */
  list(
    tenant: Tenant,
    wanted: ReturnType<typeof ListSignInProviders.parse>,
  ): Promise<SignInProviderEntity[]> {
    const { kind, is_enabled } = wanted.filters;
    const query = this.providers.createQueryBuilder('provider').where({
      tenant,
      ...(kind && { kind }),
      ...(is_enabled && { isEnabled: is_enabled === 'true' }),
    });
    return readKeyset(query, wanted);
  }

  /** The providers of a project that are switched on, in the order of their making. */
  enabled(tenant: Tenant): Promise<SignInProviderEntity[]> {
    return this.providers.find({ where: { tenant, isEnabled: true }, order: { id: 'asc' } });
  }

  /** One provider of a project. @throws `sign_in_provider.not_found` */
  async get(tenant: Tenant, id: string): Promise<SignInProviderEntity> {
    const provider = await this.find(id);
    if (provider?.tenant !== tenant) throw SignInProviderErrors.not_found();
    return provider;
  }

  /** One provider of whichever project; browsers that are sent to it name no other. */
  async find(id: string): Promise<SignInProviderEntity | null> {
    return isId('sip', id) ? this.providers.findOneBy({ id }) : null;
  }

  /** Changes a provider. */
  async update(
    tenant: Tenant,
    id: string,
    wanted: UpdateSignInProvider,
    expected: Precondition,
  ): Promise<SignInProviderEntity> {
    return this.dataSource.transaction(async (manager) => {
      const before = await this.#lock(manager, tenant, id);
      expected.check(before.version);
      const changes = {
        ...changedProvider(before, wanted, this.secrets, this.http),
        version: before.version + 1,
        updatedAt: this.clock.now(),
      };
      await manager.update(SignInProviderEntity, { id }, changes);
      const after = Object.assign(new SignInProviderEntity(), before, changes);
      await this.#note(manager, 'updated', { before, after });
      return after;
    });
  }

  /** Removes a provider that no user has an identity of. @throws `sign_in_provider.in_use` */
  async delete(tenant: Tenant, id: string, expected: Precondition): Promise<void> {
    try {
      await this.dataSource.transaction(async (manager) => {
        const before = await this.#lock(manager, tenant, id);
        expected.check(before.version);
        await manager.delete(SignInProviderEntity, { id });
        await this.#note(manager, 'deleted', { before });
      });
    } catch (error) {
      if (isStillReferenced(error)) throw SignInProviderErrors.in_use({ cause: error });
      throw error;
    }
  }

  async #lock(manager: EntityManager, tenant: Tenant, id: string): Promise<SignInProviderEntity> {
    const lock = { mode: 'pessimistic_write' } as const;
    const provider = await manager.findOne(SignInProviderEntity, { where: { tenant, id }, lock });
    if (!provider) throw SignInProviderErrors.not_found();
    return provider;
  }

  async #note(
    manager: EntityManager,
    what: keyof typeof SignInProviderEvents,
    { before, after }: { before?: SignInProviderEntity; after?: SignInProviderEntity },
  ): Promise<void> {
    const provider = after ?? before;
    if (!provider) return;
    await this.history.noteInMode(manager, {
      type: SignInProviderEvents[what],
      tenant: provider.tenant,
      subject: provider.id,
      data: toProviderData(provider),
      action: `sign_in_provider.${VERBS[what]}`,
      ...(before && { before: providerState(before) }),
      ...(after && { after: providerState(after) }),
    });
  }
}

const VERBS: Record<keyof typeof SignInProviderEvents, string> = {
  created: 'create',
  updated: 'update',
  deleted: 'delete',
};

const FOREIGN_KEY_VIOLATION = '23503';

const isStillReferenced = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { code?: unknown }).code === FOREIGN_KEY_VIOLATION;
