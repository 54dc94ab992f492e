import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { History } from '../../history/history.js';
import type { CheckType } from '../checks/check-types.js';
import { KycErrors } from '../kyc.errors.js';
import { ProviderSecrets } from './provider-secrets.js';
import { KycProviderEntity } from './provider.entity.js';
import { KycProviderEvents, providerState } from './provider.events.js';
import type { CreateKycProvider, ListKycProviders, UpdateKycProvider } from './provider.schema.js';

/** Whom a project has chosen to check what cannot be checked here. */
@Injectable()
export class KycProvidersService {
  constructor(
    @InjectRepository(KycProviderEntity) private readonly rows: Repository<KycProviderEntity>,
    private readonly dataSource: DataSource,
    private readonly secrets: ProviderSecrets,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /** Adds a provider. @throws `kyc.check_taken` */
  async create(tenant: Tenant, wanted: CreateKycProvider) {
    const made = await madeBefore('kpr', (before) => this.get(tenant, before));
    if (made) return { provider: made, secret: this.secrets.open(made) };
    const now = this.clock.now();
    const id = idOfThing('kpr', now.getTime());
    const { secret, sealed } = this.secrets.make(id);
    const provider: KycProviderEntity = {
      ...valuesOf(wanted),
      id,
      tenant,
      driver: wanted.driver,
      secret: sealed,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    await this.#within(tenant, async (manager) => {
      await this.#checkFree(manager, provider);
      await manager.insert(KycProviderEntity, provider);
      await this.#note(manager, 'created', null, provider);
    });
    return { provider, secret };
  }

  list(tenant: Tenant, wanted: ReturnType<typeof ListKycProviders.parse>) {
    return readKeyset(this.rows.createQueryBuilder('provider').where({ tenant }), wanted);
  }

  /** One provider. @throws `kyc.provider_not_found` */
  get(tenant: Tenant, id: string): Promise<KycProviderEntity> {
    return find(this.dataSource.manager, tenant, id);
  }

  /** Changes a provider. @throws `kyc.check_taken` */
  async update(tenant: Tenant, id: string, wanted: UpdateKycProvider, expected: Precondition) {
    return this.#within(tenant, async (manager) => {
      const before = await find(manager, tenant, id);
      expected.check(before.version);
      const changes = { version: before.version + 1, updatedAt: this.clock.now() };
      const after = Object.assign(new KycProviderEntity(), before, valuesOf(wanted), changes);
      await this.#checkFree(manager, after);
      await manager.update(KycProviderEntity, { id }, after);
      await this.#note(manager, 'updated', before, after);
      return after;
    });
  }

  /** Removes a provider; what it was asked and has not answered is for a person to look at. */
  async delete(tenant: Tenant, id: string, expected: Precondition): Promise<void> {
    await this.#within(tenant, async (manager) => {
      const before = await find(manager, tenant, id);
      expected.check(before.version);
      await manager.delete(KycProviderEntity, { id });
      await this.#note(manager, 'deleted', before, null);
    });
  }

  /** Who does a check for a project; null when nobody does. */
  async of(tenant: Tenant, type: CheckType): Promise<KycProviderEntity | null> {
    return this.rows
      .createQueryBuilder('provider')
      .where('provider.tenant = :tenant and :type = any(provider.checks)', { tenant, type })
      .getOne();
  }

  /** Changes of one project's providers wait for one another, so that none take the same check. */
  #within<Result>(tenant: Tenant, work: (manager: EntityManager) => Promise<Result>) {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock(hashtext($1))', [`kyc ${tenant}`]);
      return work(manager);
    });
  }

  async #checkFree(manager: EntityManager, { id, tenant, checks }: KycProviderEntity) {
    const others = await manager.query<unknown[]>(
      'select 1 from kyc_provider where tenant = $1 and id <> $2 and checks && $3',
      [tenant, id, checks],
    );
    if (others.length > 0) throw KycErrors.check_taken();
  }

  async #note(
    manager: EntityManager,
    what: keyof typeof KycProviderEvents,
    before: KycProviderEntity | null,
    after: KycProviderEntity | null,
  ): Promise<void> {
    const provider = after ?? before;
    if (!provider) return;
    const { id, tenant, checks } = provider;
    await this.history.noteInMode(manager, {
      type: KycProviderEvents[what],
      tenant,
      subject: id,
      data: { id, checks },
      action: `kyc_provider.${what.replace(/d$/, '')}`,
      ...(before && { before: providerState(before) }),
      ...(after && { after: providerState(after) }),
    });
  }
}

async function find(manager: EntityManager, tenant: Tenant, id: string) {
  const provider = isId('kpr', id)
    ? await manager.findOneBy(KycProviderEntity, { tenant, id })
    : null;
  if (!provider) throw KycErrors.provider_not_found();
  return provider;
}

type Values = Pick<
  KycProviderEntity,
  'name' | 'checks' | 'url' | 'images' | 'timeoutMs' | 'answerWithinS'
>;

function valuesOf(wanted: CreateKycProvider): Values;
function valuesOf(wanted: UpdateKycProvider): Partial<Values>;
function valuesOf(wanted: UpdateKycProvider): Partial<Values> {
  const { name, checks, url, images, timeout_ms, answer_within_s } = wanted;
  const values = {
    name,
    checks,
    url,
    images,
    timeoutMs: timeout_ms,
    answerWithinS: answer_within_s,
  };
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Values>;
}
