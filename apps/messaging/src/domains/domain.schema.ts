import { domainToASCII } from 'node:url';
import { ownerOf } from '@skydeck/auth-guard';
import { listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { DOMAIN_STATUSES, type SendingDomainEntity } from './domain.entity.js';
import { isRequired, type MailHosts, RECORD_PURPOSES, recordsOf } from './domain-records.js';

const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const NAME = new RegExp(`^(${LABEL}\\.)+[a-z][a-z0-9-]*[a-z0-9]$`);

const DomainName = z
  .string()
  .trim()
  .max(200)
  .transform((name) => domainToASCII(name.replace(/\.$/, '')).toLowerCase())
  .refine((name) => NAME.test(name), { error: 'Must be a domain such as example.com.' });

export const CreateSendingDomain = z
  .strictObject({
    name: DomainName.describe('Domain after the at sign of senders.'),
    spf_include: DomainName.optional().describe(
      'Domain whose servers send the mail, as your relay names it for SPF; the MX hosts of the domain when not given.',
    ),
  })
  .meta({ id: 'CreateSendingDomain' });
export type CreateSendingDomain = z.output<typeof CreateSendingDomain>;

/** Which domains to list. */
export const ListSendingDomains = listQuery('sending domains', {
  filters: {
    status: z.enum(DOMAIN_STATUSES).describe('Only domains in this status.'),
    name: z.string().max(253).describe('Only the domain of exactly this name.'),
  },
});
export type ListSendingDomains = z.output<typeof ListSendingDomains.schema>;

const DomainRecord = z.object({
  purpose: z.enum(RECORD_PURPOSES).describe('What it is for.'),
  type: z.enum(['TXT', 'MX']).describe('Kind of record.'),
  name: z.string().describe('Name to set it at.'),
  value: z.string().describe('What it must say.'),
  is_required: z.boolean().describe('Whether the domain is not verified without it.'),
  status: z
    .enum(['pending', 'found', 'missing', 'wrong', 'unknown'])
    .describe('What the last look found; `unknown` when no name server answered.'),
  found: z.array(z.string()).describe('What stands there.'),
});
type DomainRecord = z.output<typeof DomainRecord>;

export const SendingDomain = z
  .object({
    id: z.string().describe('`sdm_…`'),
    mode: z.enum(['live', 'test']).describe('The mode that it belongs to.'),
    name: z.string().describe('Domain after the at sign of senders.'),
    status: z.enum(DOMAIN_STATUSES).describe('Mail of a `verified` domain is signed with its key.'),
    selector: z.string().describe('Name of the key in DNS.'),
    records: z.array(DomainRecord).describe('Records to set.'),
    checked_at: z.iso.datetime().nullable().describe('When DNS was last looked at.'),
    verified_at: z.iso.datetime().nullable().describe('Since when everything is right.'),
    created_at: z.iso.datetime().describe('When it was added.'),
    updated_at: z.iso.datetime().describe('When it was last changed.'),
  })
  .meta({ id: 'SendingDomain' });
export type SendingDomain = z.output<typeof SendingDomain>;

export const SendingDomainListResponse = pageOf(SendingDomain);

export function toSendingDomain(domain: SendingDomainEntity, hosts: MailHosts): SendingDomain {
  const records = recordsOf(domain, hosts).map((record): DomainRecord => {
    const check = domain.checks.find(({ purpose }) => purpose === record.purpose);
    const { purpose, type, name, value } = record;
    const found = [...(check?.found ?? [])];
    const is_required = isRequired(purpose);
    const status = check?.status ?? 'pending';
    return { purpose, type, name, value, is_required, status, found };
  });
  return {
    id: domain.id,
    mode: ownerOf(domain.tenant).mode,
    name: domain.name,
    status: domain.status,
    selector: domain.selector,
    records,
    checked_at: domain.checkedAt?.toISOString() ?? null,
    verified_at: domain.verifiedAt?.toISOString() ?? null,
    created_at: domain.createdAt.toISOString(),
    updated_at: domain.updatedAt.toISOString(),
  };
}
