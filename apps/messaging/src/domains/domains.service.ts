import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { isUniqueViolation, readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { isId, newId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import type { ProviderSecrets } from '../providers/provider-secrets.js';
import { SendingDomainEntity } from './domain.entity.js';
import { DomainErrors } from './domain.errors.js';
import { DomainEvents, domainState, toDomainData } from './domain.events.js';
import { type BounceHost, checkRecords, recordsOf } from './domain-records.js';
import type { CreateSendingDomain, ListSendingDomains } from './domain.schema.js';
import type { MailResolver } from './mail-resolver.js';

const makeKeys = promisify(generateKeyPair);
/** What every receiver takes, and fits into one answer of DNS (RFC 8301). */
const KEY_BITS = 2048;

/** What the service stands on. */
export interface DomainNeeds {
  readonly dataSource: DataSource;
  readonly events: Events;
  readonly audit: Audit;
  readonly quotas: Quotas;
  readonly box: ProviderSecrets;
  readonly resolver: MailResolver;
  readonly clock: Clock;
  readonly bounceHost: BounceHost;
}

/** The domains that a project sends mail from. */
export class DomainsService {
  readonly bounceHost: BounceHost;
  readonly #domains: Repository<SendingDomainEntity>;

  constructor(private readonly needs: DomainNeeds) {
    this.bounceHost = needs.bounceHost;
    this.#domains = needs.dataSource.getRepository(SendingDomainEntity);
  }

  /** Adds a domain with a key of its own. @throws `sending_domain.exists`, `quota_exceeded` */
  async create(
    tenant: Tenant,
    { name, spf_include: spfInclude }: CreateSendingDomain,
  ): Promise<SendingDomainEntity> {
    const { publicKey, privateKey } = await makeKeys('rsa', {
      modulusLength: KEY_BITS,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const now = this.needs.clock.now();
    const id = newId('sdm', now.getTime());
    const domain = Object.assign(new SendingDomainEntity(), {
      id,
      tenant,
      name,
      selector: `sky${randomBytes(4).toString('hex')}`,
      publicKey: publicKey.toString('base64'),
      sealedPrivateKey: this.needs.box.seal(privateKey, id),
      spfInclude: spfInclude ?? null,
      status: 'pending' as const,
      checks: [],
      version: 1,
      checkedAt: null,
      verifiedAt: null,
      createdAt: now,
      updatedAt: now,
    });
    try {
      await this.needs.dataSource.transaction(async (manager) => {
        await this.needs.quotas.take('sending_domains', manager, tenant);
        await manager.insert(SendingDomainEntity, domain);
        await this.#note(manager, 'created', { after: domain });
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw DomainErrors.exists();
      throw error;
    }
    return domain;
  }

  /** The domains of a project in one mode, one more than `limit`. */
  list(
    tenant: Tenant,
    wanted: ReturnType<typeof ListSendingDomains.parse>,
  ): Promise<SendingDomainEntity[]> {
    const query = this.#domains.createQueryBuilder('domain').where({ tenant, ...wanted.filters });
    return readKeyset(query, wanted);
  }

  /** One domain of a project. @throws `sending_domain.not_found` */
  async get(tenant: Tenant, id: string): Promise<SendingDomainEntity> {
    const domain = isId('sdm', id) ? await this.#domains.findOneBy({ tenant, id }) : null;
    if (!domain) throw DomainErrors.not_found();
    return domain;
  }

  /** Looks the records up now. A domain that was right stays so while no name server answers. */
  async verify(tenant: Tenant, id: string): Promise<SendingDomainEntity> {
    const seen = await this.get(tenant, id);
    const records = recordsOf(seen, this.bounceHost);
    const checks = await checkRecords(seen, records, this.needs.resolver);
    return this.needs.dataSource.transaction(async (manager) => {
      const before = await this.#lock(manager, tenant, id);
      const now = this.needs.clock.now();
      const isRight = checks.every(({ status }) => status === 'found');
      const isUnclear = checks.some(({ status }) => status === 'unknown');
      const status = isRight ? 'verified' : isUnclear ? before.status : 'failed';
      const verifiedAt = status === 'verified' ? (before.verifiedAt ?? now) : null;
      const seenNow = { checks, status, verifiedAt, checkedAt: now, updatedAt: now };
      const changes = { ...seenNow, version: before.version + 1 };
      await manager.update(SendingDomainEntity, { id }, changes);
      const after = Object.assign(new SendingDomainEntity(), before, changes);
      await this.#note(manager, 'checked', { before, after });
      return after;
    });
  }

  /** Removes a domain; its mail is not signed from then on. */
  async delete(tenant: Tenant, id: string, expected: Precondition): Promise<void> {
    await this.needs.dataSource.transaction(async (manager) => {
      const before = await this.#lock(manager, tenant, id);
      expected.check(before.version);
      await manager.delete(SendingDomainEntity, { id });
      await this.#note(manager, 'deleted', { before });
    });
  }

  async #lock(manager: EntityManager, tenant: Tenant, id: string): Promise<SendingDomainEntity> {
    const lock = { mode: 'pessimistic_write' } as const;
    const domain = await manager.findOne(SendingDomainEntity, { where: { tenant, id }, lock });
    if (!domain) throw DomainErrors.not_found();
    return domain;
  }

  async #note(
    manager: EntityManager,
    what: keyof typeof VERBS,
    { before, after }: { before?: SendingDomainEntity; after?: SendingDomainEntity },
  ): Promise<void> {
    const domain = after ?? before;
    if (!domain) return;
    const { tenant, id: subject } = domain;
    const data = toDomainData(domain);
    await this.needs.events.record(manager, { type: DomainEvents[what], tenant, subject, data });
    await this.needs.audit.record(manager, {
      tenant,
      action: `sending_domain.${VERBS[what]}`,
      target: subject,
      before: before ? domainState(before) : null,
      after: after ? domainState(after) : null,
    });
  }
}

const VERBS = { created: 'create', checked: 'verify', deleted: 'delete' } as const;
