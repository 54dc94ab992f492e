import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Domain = z.object({
  id: z.string().describe('`dom_…`'),
  app_id: z.string().describe('The app that it leads to.'),
  host: z.string().describe('The name, in punycode.'),
  status: z.string().describe('`pending`, `verified` or `failed`, after it.'),
});

/** What happens to domains. */
export const DomainEvents = defineEvents('domain', {
  added: { schema: Domain, description: 'A domain was added; its records are looked for.' },
  verified: { schema: Domain, description: 'The ownership of a domain was proved.' },
  failed: { schema: Domain, description: 'The records of a domain were not found in time.' },
  updated: {
    schema: Domain,
    description: 'A domain became the primary one or no longer is, or leads elsewhere than before.',
  },
  removed: { schema: Domain, description: 'A domain was removed; it no longer answers.' },
  certificate_issued: { schema: Domain, description: 'A domain was given a certificate.' },
  certificate_failed: {
    schema: Domain,
    description: 'A certificate could not be had; it is tried again.',
  },
});
