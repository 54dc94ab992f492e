import { listQuery } from '@skydeck/envelope';
import { z } from 'zod';
import { CHECK_TYPES } from '../checks/check-types.js';
import { DRIVER_NAMES } from './driver-registry.js';
import type { KycProviderEntity } from './provider.entity.js';

const fields = {
  name: z.string().trim().min(1).max(100).describe('What you call it.'),
  checks: z
    .array(z.enum(CHECK_TYPES))
    .min(1)
    .refine((checks) => new Set(checks).size === checks.length, { error: 'Name each only once.' })
    .describe('What it checks; each check has one provider, also in the place of one built in.'),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2048)
    .describe('Where checks are asked for.'),
  images: z.enum(['url', 'bytes']).describe('How pictures are sent: as addresses or as Base64.'),
  timeout_ms: z.int().min(500).max(30_000).describe('How long one call may take.'),
  answer_within_s: z
    .int()
    .min(10)
    .max(7 * 86_400)
    .describe('How long an answer may take that comes later.'),
};

export const CreateKycProvider = z
  .strictObject({
    ...fields,
    driver: z.enum(DRIVER_NAMES).default('http').describe('How to speak to it.'),
    images: fields.images.default('url'),
    timeout_ms: fields.timeout_ms.default(10_000),
    answer_within_s: fields.answer_within_s.default(86_400),
  })
  .meta({ id: 'CreateKycProvider' });
export type CreateKycProvider = z.output<typeof CreateKycProvider>;

export const UpdateKycProvider = z.strictObject(fields).partial().meta({ id: 'UpdateKycProvider' });
export type UpdateKycProvider = z.output<typeof UpdateKycProvider>;

/** Which providers to list. */
export const ListKycProviders = listQuery('kyc providers', { sort: ['created_at', 'name'] });
export type ListKycProviders = z.output<typeof ListKycProviders.schema>;

export const KycProvider = z
  .object({
    id: z.string().describe('`kpr_…`'),
    driver: z.enum(DRIVER_NAMES).describe('How it is spoken to.'),
    ...fields,
    created_at: z.iso.datetime().describe('When it was added.'),
    updated_at: z.iso.datetime().describe('When it was last changed.'),
  })
  .meta({ id: 'KycProvider' });
export type KycProvider = z.output<typeof KycProvider>;

export const NewKycProvider = KycProvider.extend({
  secret: z.string().describe('Signs in both directions, `whsec_…`. Shown only now.'),
}).meta({ id: 'NewKycProvider' });

export function toKycProvider(provider: KycProviderEntity): KycProvider {
  return {
    id: provider.id,
    driver: provider.driver as KycProvider['driver'],
    name: provider.name,
    checks: provider.checks,
    url: provider.url,
    images: provider.images,
    timeout_ms: provider.timeoutMs,
    answer_within_s: provider.answerWithinS,
    created_at: provider.createdAt.toISOString(),
    updated_at: provider.updatedAt.toISOString(),
  };
}
