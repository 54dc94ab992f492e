import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Tenant } from '@skydeck/auth-guard';
import { isUniqueViolation, readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import type { DataSource, Repository } from 'typeorm';
import type { ProviderSecrets } from '../providers/provider-secrets.js';
import { SendingDomainEntity } from './domain.entity.js';
import { DomainErrors } from './domain.errors.js';
import { type DomainNotes, lockDomain } from './domain-notes.js';
import type { MailHosts } from './domain-records.js';
import type { CreateSendingDomain, ListSendingDomains } from './domain.schema.js';

const makeKeys = promisify(generateKeyPair);
/** What every receiver takes, and fits into one answer of DNS (RFC 8301). */
const KEY_BITS = 2048;

/** What the service stands on. */
export interface DomainNeeds {
  readonly dataSource: DataSource;
  readonly notes: DomainNotes;
  readonly quotas: Quotas;
  readonly box: ProviderSecrets;
  readonly clock: Clock;
  readonly hosts: MailHosts;
}

/** The domains that a project sends mail from. */
export class DomainsService {
  readonly hosts: MailHosts;
  readonly #domains: Repository<SendingDomainEntity>;

  constructor(private readonly needs: DomainNeeds) {
    this.hosts = needs.hosts;
    this.#domains = needs.dataSource.getRepository(SendingDomainEntity);
  }

  /** Adds a domain with a key of its own. @throws `sending_domain.exists`, `quota_exceeded` */
  async create(
    tenant: Tenant,
    { name, spf_include: spfInclude }: CreateSendingDomain,
  ): Promise<SendingDomainEntity> {
    const made = await madeBefore('sdm', (before) => this.get(tenant, before));
    if (made) return made;
    const { publicKey, privateKey } = await makeKeys('rsa', {
      modulusLength: KEY_BITS,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const now = this.needs.clock.now();
    const id = idOfThing('sdm', now.getTime());
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
        await this.needs.notes.write(manager, 'created', { after: domain });
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

  /** Removes a domain; its mail is not signed from then on. */
  async delete(tenant: Tenant, id: string, expected: Precondition): Promise<void> {
    await this.needs.dataSource.transaction(async (manager) => {
      const before = await lockDomain(manager, tenant, id);
      expected.check(before.version);
      await manager.delete(SendingDomainEntity, { id });
      await this.needs.notes.write(manager, 'deleted', { before });
    });
  }
}
