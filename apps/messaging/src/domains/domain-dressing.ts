import { createPrivateKey } from 'node:crypto';
import type { Tenant } from '@skydeck/auth-guard';
import { LRUCache } from 'lru-cache';
import type { Repository } from 'typeorm';
import type { OutboundMessage } from '../drivers/channel.driver.js';
import { type DkimKey, type MailDress, MailDressing } from '../drivers/smtp/mail-dressing.js';
import type { OptOutLinks } from '../opt-outs/opt-out-links.js';
import type { ProviderSecrets } from '../providers/provider-secrets.js';
import type { SendingDomainEntity } from './domain.entity.js';
import { type BounceHost, returnPathHost } from './domain-records.js';
import type { ReturnPaths } from './return-path.js';

/** What mail is dressed with. */
export interface DressingNeeds {
  readonly domains: Repository<SendingDomainEntity>;
  readonly box: ProviderSecrets;
  readonly returnPaths: ReturnPaths;
  readonly links: OptOutLinks;
  readonly bounceHost: BounceHost;
}

/** Mail comes in bursts; for so long one look at the domain is enough. */
const KEPT_MS = 2000;
const MOST_KEYS = 1000;

/** Signs mail with the key of its verified domain, and has it come back to us. */
export class DomainDressing extends MailDressing {
  readonly #keys = new LRUCache<string, DkimKey>({ max: MOST_KEYS, ttl: KEPT_MS });

  constructor(private readonly needs: DressingNeeds) {
    super();
  }

  async dress({ id, tenant }: OutboundMessage, from: string): Promise<MailDress> {
    if (tenant === null) return { returnPath: null, dkim: null, unsubscribeUrl: null };
    const { returnPaths, links, bounceHost } = this.needs;
    const unsubscribeUrl = links.of(id);
    const name = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
    const dkim = await this.#keyOf(tenant, name);
    if (!dkim) return { returnPath: null, dkim: null, unsubscribeUrl };
    const returnPath = `${returnPaths.localPartOf(id)}@${returnPathHost(name)}`;
    return { returnPath: bounceHost === null ? null : returnPath, dkim, unsubscribeUrl };
  }

  /** The key of a verified domain; that there is none is not remembered. */
  async #keyOf(tenant: Tenant, name: string): Promise<DkimKey | null> {
    const key = `${tenant} ${name}`;
    const known = this.#keys.get(key);
    if (known) return known;
    const { domains, box } = this.needs;
    const domain = await domains.findOneBy({ tenant, name, status: 'verified' });
    if (!domain) return null;
    const privateKey = createPrivateKey(box.openText(domain.sealedPrivateKey, domain.id));
    const found = { domainName: name, keySelector: domain.selector, privateKey };
    this.#keys.set(key, found);
    return found;
  }
}
