import { createdWithin, listQuery } from '@skydeck/envelope';
import { z } from 'zod';
import { BLOCK_KINDS, type OtpBlockEntity } from './otp-block.entity.js';

const kind = z.enum(BLOCK_KINDS);

/** Which blocks to list. */
export const ListOtpBlocks = listQuery('otp blocks', {
  filters: {
    kind: kind.describe('Only blocks of this kind.'),
    is_open: z.enum(['true', 'false']).describe('Only blocks in force, or those released.'),
    ...createdWithin,
  },
});
export type ListOtpBlocks = z.output<typeof ListOtpBlocks.schema>;

export const OtpBlock = z
  .object({
    id: z.string().describe('`obl_…`'),
    kind: kind.describe('Whether a prefix or a country is blocked.'),
    value: z.string().describe('Numbers that begin with it, or of this country, get no codes.'),
    sends: z.int().describe('Messages in the hour before the block.'),
    verified: z.int().describe('Verifications of that hour that were finished.'),
    created_at: z.iso.datetime().describe('When it was blocked.'),
    released_at: z.iso.datetime().nullable().describe('When it was released; null while in force.'),
  })
  .meta({ id: 'OtpBlock' });
export type OtpBlock = z.output<typeof OtpBlock>;

export function toOtpBlock(block: OtpBlockEntity): OtpBlock {
  const { id, kind: blocked, value, sends, verified, createdAt, releasedAt } = block;
  return {
    id,
    kind: blocked,
    value,
    sends,
    verified,
    created_at: createdAt.toISOString(),
    released_at: releasedAt?.toISOString() ?? null,
  };
}
