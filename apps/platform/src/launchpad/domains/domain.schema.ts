import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { HostName } from './host-name.schema.js';

export const AddDomain = z
  .strictObject({
    host: HostName.describe('The name, such as `shop.example.com` or `*.example.com`.'),
    challenge: z
      .enum(['http-01', 'dns-01'])
      .optional()
      .describe('How the authority checks it; `http-01`, for a wildcard `dns-01`, if not given.'),
  })
  .meta({ id: 'AddDomain' });
export type AddDomain = z.output<typeof AddDomain>;

const Status = z.enum(['pending', 'verified', 'failed']);

export const ListDomains = listQuery('app_domains', {
  filters: { status: Status.describe('Only those in this state.') },
  sort: ['created_at'],
});
export type ListDomains = z.output<typeof ListDomains.schema>;

const DnsRecord = z.object({
  type: z.enum(['TXT', 'CNAME', 'A', 'AAAA']).describe('Type of the record.'),
  name: z.string().describe('Full name that the record is set at.'),
  value: z.string().describe('What it holds.'),
  purpose: z
    .enum(['ownership', 'traffic', 'certificate'])
    .describe(
      'What it is for: one of each kind will do, except that traffic alone may prove both.',
    ),
});

const CertificateState = z.object({
  status: z
    .enum(['off', 'waiting', 'issuing', 'issued', 'failed'])
    .describe('`off` while the installation has no authority; `failed` is tried again.'),
  not_before: z.iso.datetime().nullable().describe('Start of the present certificate.'),
  not_after: z.iso.datetime().nullable().describe('End of the present certificate.'),
  next_at: z.iso.datetime().nullable().describe('When the next one is ordered.'),
  problem: z.string().nullable().describe('Why the last order failed.'),
});

export const Domain = z
  .object({
    id: z.string().describe('`dom_…`'),
    app_id: z.string().describe('The app that it leads to.'),
    host: z.string().describe('The name, in lower case and punycode.'),
    status: Status.describe('`verified` names are served; `failed` ones are looked up on demand.'),
    method: z.enum(['txt', 'cname', 'address']).nullable().describe('What proved the ownership.'),
    challenge: z.enum(['http-01', 'dns-01']).describe('How the authority checks the name.'),
    records: z.array(DnsRecord).describe('The records to set with the provider of the domain.'),
    problem: z.string().nullable().describe('What was missing at the last look.'),
    primary: z.boolean().describe('Whether it is the name that the app goes by.'),
    redirect_to: z
      .string()
      .nullable()
      .describe('Domain that visitors are sent on to, once that is verified; null serves them.'),
    redirect_status: z.int().describe('Status that they are sent on with.'),
    certificate: CertificateState.describe('The certificate of the name.'),
    checked_at: z.iso.datetime().nullable().describe('When the records were last looked up.'),
    verified_at: z.iso.datetime().nullable().describe('When the ownership was proved.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Domain' });
export type Domain = z.output<typeof Domain>;
export type DnsRecord = z.output<typeof DnsRecord>;

export const DomainResponse = envelopeOf(Domain);
export const DomainListResponse = pageOf(Domain);
