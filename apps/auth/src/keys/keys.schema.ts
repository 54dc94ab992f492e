import { type KeyMode, networkProblem, PRODUCTS } from '@skydeck/auth-guard';
import { listQuery } from '@skydeck/envelope';
import { z } from 'zod';
import type { KeyEntity } from './key.entity.js';

const MODES = ['live', 'test'] as const satisfies KeyMode[];
const MOST_OVERLAP_S = 7 * 86_400;
const MOST_NETWORKS = 100;
const MOST_PER_MINUTE = 1_000_000;

export const KeyName = z
  .string()
  .max(80)
  .regex(/^\P{Cc}*$/u, 'A name has no control characters.')
  .trim()
  .min(1)
  .describe('What the key is for.');
export const Mode = z.enum(MODES).describe('`test` keys rehearse; `live` keys move real things.');

const Network = z
  .string()
  .max(64)
  .superRefine((text, context) => {
    const problem = networkProblem(text);
    if (problem !== null) context.addIssue({ code: 'custom', message: `\`${text}\` ${problem}.` });
  });
const AllowedCidrs = z
  .array(Network)
  .max(MOST_NETWORKS)
  .describe('Where it may be used from: networks such as `203.0.113.0/24`; everywhere when empty.');
const RateLimit = z
  .int()
  .min(1)
  .max(MOST_PER_MINUTE)
  .nullable()
  .describe('Requests in a minute; null for the limit of the installation.');

export const CreateKey = z
  .strictObject({
    product: z.enum(PRODUCTS).describe('The one product that the key opens.'),
    mode: Mode.default('live'),
    name: KeyName,
    scopes: z
      .array(z.string().max(64))
      .min(1)
      .max(32)
      .optional()
      .describe('What it may do, such as `messages:write`; everything in the product by default.'),
    expires_at: z.iso
      .datetime({ offset: true })
      .optional()
      .describe('When it stops working; never by default.'),
    allowed_cidrs: AllowedCidrs.default([]),
    rate_limit_per_minute: RateLimit.default(null),
  })
  .meta({ id: 'CreateKey' });
export type CreateKey = z.output<typeof CreateKey>;

export const UpdateKey = z
  .strictObject({
    name: KeyName,
    allowed_cidrs: AllowedCidrs,
    rate_limit_per_minute: RateLimit,
    expires_at: z.iso
      .datetime({ offset: true })
      .nullable()
      .describe('When it stops working; null for never.'),
  })
  .partial()
  .meta({ id: 'UpdateKey' });
export type UpdateKey = z.output<typeof UpdateKey>;

export const RotateKey = z
  .strictObject({
    overlap_s: z
      .int()
      .min(0)
      .max(MOST_OVERLAP_S)
      .default(86_400)
      .describe('Seconds for which the old key goes on working: 0 to 7 days, 1 day by default.'),
  })
  .meta({ id: 'RotateKey' });
export type RotateKey = z.output<typeof RotateKey>;

/** Which keys of a project to list. */
export const ListKeys = listQuery('keys', {
  filters: {
    product: z.enum(PRODUCTS).describe('Only keys of this product.'),
    mode: z.enum(MODES).describe('Only keys of this mode.'),
  },
  sort: ['created_at', 'name'],
});
export type ListKeys = z.output<typeof ListKeys.schema>;

export const Key = z
  .object({
    id: z.string().describe('`key_…`'),
    name: z.string().describe('What the key is for.'),
    product: z.enum(PRODUCTS).describe('The product that it opens.'),
    mode: z.enum(MODES).describe('Whether it moves real things.'),
    scopes: z.array(z.string()).describe('What it may do.'),
    allowed_cidrs: z
      .array(z.string())
      .describe('Where it may be used from; everywhere when empty.'),
    rate_limit_per_minute: z
      .int()
      .nullable()
      .describe('Requests in a minute; null for the limit of the installation.'),
    start: z.string().describe('Its first characters, to recognise it.'),
    last4: z.string().describe('Its last characters.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    last_used_at: z.iso.datetime().nullable().describe('When it was last used, within a minute.'),
    expires_at: z.iso.datetime().nullable().describe('When it stops working.'),
    revoked_at: z.iso.datetime().nullable().describe('When it was revoked.'),
  })
  .meta({ id: 'Key' });
export type Key = z.output<typeof Key>;

export const NewKey = Key.extend({
  secret: z.string().describe('The key. It is shown this once and kept nowhere.'),
}).meta({ id: 'NewKey' });
export type NewKey = z.output<typeof NewKey>;

/** A key that was just made, with the secret that is shown once. */
export interface MadeKey {
  readonly key: KeyEntity;
  readonly secret: string;
}

export function toKey(key: KeyEntity): Key {
  const { id, name, product, mode, scopes, start, last4 } = key;
  return {
    id,
    name,
    product,
    mode,
    scopes,
    allowed_cidrs: key.allowedCidrs,
    rate_limit_per_minute: key.rateLimitPerMinute,
    start,
    last4,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    expires_at: key.expiresAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
  };
}

export function toNewKey({ key, secret }: MadeKey): NewKey {
  return { ...toKey(key), secret };
}
