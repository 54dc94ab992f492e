import type { AuditState } from '@skydeck/audit';
import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { DOMAIN_STATUSES, type SendingDomainEntity } from './domain.entity.js';

const Domain = z.object({
  id: z.string().describe('`sdm_…`'),
  name: z.string().describe('Name of the domain.'),
  status: z.enum(DOMAIN_STATUSES).describe('What the last look at DNS found.'),
});

/** What happens to the domains that a project sends mail from. */
export const DomainEvents = defineEvents('sending_domain', {
  created: { schema: Domain, description: 'A sending domain was added.' },
  checked: { schema: Domain, description: 'The records of a sending domain were looked up.' },
  failed: {
    schema: Domain,
    description: 'Records of a verified domain are gone or wrong: its mail is not signed any more.',
  },
  deleted: { schema: Domain, description: 'A sending domain was removed.' },
});

/** What events show of a domain. */
export const toDomainData = ({ id, name, status }: SendingDomainEntity) => ({ id, name, status });

/** What the audit log shows of a domain; never its key. */
export function domainState(domain: SendingDomainEntity): AuditState {
  const { name, selector, spfInclude, status, version } = domain;
  return { name, selector, spf_include: spfInclude, status, version };
}
