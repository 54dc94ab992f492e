import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { SigningKeyEntity } from './signing-key.entity.js';

const name = z.string().trim().min(1).max(120).describe('Name that people know it by.');

export const CreateSigningKey = z.strictObject({ name }).meta({ id: 'CreateSigningKey' });
export type CreateSigningKey = z.output<typeof CreateSigningKey>;

const SigningKey = z
  .object({
    id: z.string().describe('`sgk_…`, the `kid` in the header of your tokens.'),
    name,
    algorithm: z.literal('ES256').describe('How tokens are signed (RFC 7518, section 3.4).'),
    created_at: z.iso.datetime().describe('When it was made.'),
  })
  .meta({ id: 'SigningKey' });
export type SigningKey = z.output<typeof SigningKey>;

/** The only time that the private half is shown. */
const NewSigningKey = SigningKey.extend({
  private_key: z
    .string()
    .describe('The private half in PEM (PKCS #8). It is shown now and kept nowhere here.'),
}).meta({ id: 'NewSigningKey' });

export const SigningKeyListResponse = pageOf(SigningKey);
export const NewSigningKeyResponse = envelopeOf(NewSigningKey);

/** Which signing keys to list. */
export const ListSigningKeys = listQuery('signing keys');
export type ListSigningKeys = z.output<typeof ListSigningKeys.schema>;

export const toSigningKey = (row: SigningKeyEntity): SigningKey => ({
  id: row.id,
  name: row.name,
  algorithm: 'ES256',
  created_at: row.createdAt.toISOString(),
});
