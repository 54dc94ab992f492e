import { z } from 'zod';
import { defineSection } from '../../settings/section.js';
import { FACTOR_TYPES } from '../factor.entity.js';

const Host = z
  .string()
  .max(253)
  .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/, {
    error: 'Write a host name in lower case, without port.',
  });

const Origin = z
  .url({ protocol: /^https?$/ })
  .max(512)
  .refine((text) => URL.parse(text)?.origin === text, 'Write an origin, such as `https://a.io`.')
  .refine((text) => isSafe(text), 'Only `localhost` may do without `https`.');

/** Who is asked for a second factor, and how passkeys are bound to the project's sites. */
export const TwoFactorSettings = defineSection('TwoFactor', {
  description: 'Second factors and passkeys of your users.',
  fields: {
    policy: z
      .enum(['off', 'optional', 'required', 'adaptive'])
      .describe(
        '`optional` asks users who have a factor, `adaptive` asks them on new devices only, ' +
          '`required` asks everybody and lets those without a factor add one.',
      ),
    factor_types: z.array(z.enum(FACTOR_TYPES)).min(1).max(4).describe('Factors users may add.'),
    issuer: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .regex(/^[^\p{Cc}:]+$/u, 'No colon and no control characters.')
      .nullable()
      .describe('What authenticator apps and passkeys call you; the name of the project if null.'),
    relying_party: Host.nullable().describe(
      'Domain that passkeys belong to; the host of this API if null. Changing it voids them.',
    ),
    origins: z.array(Origin).max(20).describe('Sites that may use passkeys of that domain.'),
  },
  defaults: {
    policy: 'optional',
    factor_types: [...FACTOR_TYPES],
    issuer: null,
    relying_party: null,
    origins: [],
  },
  check: ({ relying_party: domain, origins }) =>
    origins
      .filter((origin) => domain !== null && !isWithin(new URL(origin).hostname, domain))
      .map((origin) => ({ field: 'origins', message: `${origin} is not a site of ${domain}.` })),
});

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

function isSafe(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || isWithin(url.hostname, 'localhost'));
}
