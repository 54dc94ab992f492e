import { quotaSetting } from '@skydeck/limits';
import { z } from 'zod';

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []));

/** Settings of custom domains and their certificates. */
export const domainSettings = {
  QUOTA_APP_DOMAINS: quotaSetting(50, 'Domains that one project may have'),
  LAUNCHPAD_EDGE_ADDRESSES: list.describe(
    'Public addresses of the edge, comma separated: what A and AAAA records of domains lead to.',
  ),
  LAUNCHPAD_NAME_SERVERS: list.describe(
    'Name servers that are asked for records of domains, as `address:port`; the system’s if empty.',
  ),
  ACME_DIRECTORY_URL: z
    .url()
    .optional()
    .describe(
      'Directory of the authority that issues certificates, such as `https://acme-v02.api.letsencrypt.org/directory`. None are ordered without it.',
    ),
  ACME_EMAIL: z
    .email()
    .optional()
    .describe('Address that the authority writes to, about certificates that end.'),
  ACME_CA_FILE: z
    .string()
    .optional()
    .describe('Root certificates of an authority of your own, in PEM.'),
  ACME_DNS_DRIVER: z
    .enum(['manual', 'rfc2136'])
    .default('manual')
    .describe(
      'Who sets the records of DNS challenges: the owner of the domain by hand, or we by dynamic update.',
    ),
  ACME_DNS_SERVER: z
    .string()
    .regex(/^[A-Za-z0-9.:-]{1,253}( \d{1,5})?$/, 'must be a host, and a port after a space')
    .optional()
    .describe('Name server that takes dynamic updates, such as `192.0.2.53` or `192.0.2.53 5353`.'),
  ACME_DNS_KEY_FILE: z
    .string()
    .optional()
    .describe('TSIG key for dynamic updates, as a file of `tsig-keygen`.'),
};
