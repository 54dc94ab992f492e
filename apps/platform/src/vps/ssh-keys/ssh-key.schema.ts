import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { PublicKey } from '../servers/vps.schema.js';
import type { SshKeyEntity } from './ssh-key.entity.js';

const Name = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_. -]{0,99}$/, 'must be letters, digits, spaces and `._-`')
  .describe('Unique in the project.');

export const CreateSshKey = z
  .strictObject({ name: Name, public_key: PublicKey.describe('The line of a `.pub` file.') })
  .meta({ id: 'CreateSshKey' });
export type CreateSshKey = z.output<typeof CreateSshKey>;

export const ListSshKeys = listQuery('ssh_keys', { sort: ['created_at', 'name'] });
export type ListSshKeys = z.output<typeof ListSshKeys.schema>;

export const SshKey = z
  .object({
    id: z.string().describe('`ssh_…`'),
    name: Name,
    public_key: z.string().describe('The key as `authorized_keys` holds it.'),
    fingerprint: z.string().describe('As `ssh-keygen -l` shows it.'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'SshKey' });
export type SshKey = z.output<typeof SshKey>;

export const SshKeyResponse = envelopeOf(SshKey);
export const SshKeyListResponse = pageOf(SshKey);

export function toSshKey(row: SshKeyEntity): SshKey {
  return {
    id: row.id,
    name: row.name,
    public_key: row.publicKey,
    fingerprint: row.fingerprint,
    created_at: row.createdAt.toISOString(),
  };
}
