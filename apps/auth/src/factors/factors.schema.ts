import { listQuery } from '@skydeck/envelope';
import { z } from 'zod';
import { mask } from '../otp/destination.js';
import { FACTOR_TYPES, type FactorEntity } from './factor.entity.js';

/** Which of one's factors to list. */
export const ListFactors = listQuery('factors', {
  filters: {
    type: z.enum(FACTOR_TYPES).describe('Only factors of this type.'),
    status: z.enum(['pending', 'active']).describe('Only those that were confirmed, or were not.'),
  },
  sort: ['created_at'],
});
export type ListFactors = z.output<typeof ListFactors.schema>;

const time = () => z.iso.datetime().nullable();

export const Factor = z
  .object({
    id: z.string().describe('`fac_…`'),
    type: z.enum(FACTOR_TYPES).describe('What kind of factor it is.'),
    status: z.enum(['pending', 'active']).describe('Pending until its first use has confirmed it.'),
    name: z.string().nullable().describe('What its owner calls it.'),
    to_masked: z.string().nullable().describe('Where its codes go, for the owner to recognise.'),
    is_backed_up: z.boolean().describe('Whether a passkey is kept on several devices.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    activated_at: time().describe('When it was confirmed.'),
    last_used_at: time().describe('When it was last used.'),
    locked_until: time().describe('Until when it takes no codes, after too many wrong ones.'),
  })
  .meta({ id: 'Factor' });
export type Factor = z.output<typeof Factor>;

/** What the owner of a factor sees of it. */
export function toFactor(factor: FactorEntity): Factor {
  const { id, type, status, name, destination, isBackedUp, createdAt } = factor;
  const channel = type === 'sms' ? type : 'email';
  return {
    id,
    type,
    status,
    name,
    to_masked: destination === null ? null : mask({ channel, to: destination }),
    is_backed_up: isBackedUp,
    created_at: createdAt.toISOString(),
    activated_at: factor.activatedAt?.toISOString() ?? null,
    last_used_at: factor.lastUsedAt?.toISOString() ?? null,
    locked_until: factor.lockedUntil?.toISOString() ?? null,
  };
}
