import type { Repository } from 'typeorm';
import type { OutboundMessage } from '../drivers/channel.driver.js';
import { type MailDress, MailDressing } from '../drivers/smtp/mail-dressing.js';
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

/** Signs mail with the key of its verified domain, and has it come back to us. */
export class DomainDressing extends MailDressing {
  constructor(private readonly needs: DressingNeeds) {
    super();
  }

  async dress({ id, tenant }: OutboundMessage, from: string): Promise<MailDress> {
    if (tenant === null) return { returnPath: null, dkim: null, unsubscribeUrl: null };
    const { domains, box, returnPaths, links, bounceHost } = this.needs;
    const unsubscribeUrl = links.of(id);
    const name = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
    const domain = await domains.findOneBy({ tenant, name, status: 'verified' });
    if (!domain) return { returnPath: null, dkim: null, unsubscribeUrl };
    const { selector: keySelector, sealedPrivateKey } = domain;
    const privateKey = box.openText(sealedPrivateKey, domain.id);
    const returnPath = `${returnPaths.localPartOf(id)}@${returnPathHost(name)}`;
    return {
      returnPath: bounceHost === null ? null : returnPath,
      dkim: { domainName: name, keySelector, privateKey },
      unsubscribeUrl,
    };
  }
}
