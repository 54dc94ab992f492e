import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import {
  CREDENTIAL_ACCESS,
  CREDENTIAL_STATES,
  type CredentialEntity,
} from './credential.entity.js';

const MOST_GRACE_S = 7 * 86_400;

const Name = z
  .string()
  .regex(
    /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/,
    'must be lower-case letters, digits and hyphens, at most 63 characters',
  )
  .describe('Unique in the database.');
const Access = z.enum(CREDENTIAL_ACCESS).describe('What it may do.');

export const CreateCredential = z
  .strictObject({ name: Name, access: Access.default('read_only') })
  .meta({ id: 'CreateDatabaseCredential' });
export type CreateCredential = z.output<typeof CreateCredential>;

export const RotateCredential = z
  .strictObject({
    grace_s: z
      .int()
      .min(0)
      .max(MOST_GRACE_S)
      .default(3_600)
      .describe('Seconds for which the password before works too; 0 ends it at once.'),
  })
  .default({ grace_s: 3_600 })
  .meta({ id: 'RotateDatabaseCredential' });
export type RotateCredential = z.output<typeof RotateCredential>;

export const ListCredentials = listQuery('database_credentials', {
  filters: { access: Access.describe('Only credentials with this access.') },
  sort: ['created_at', 'name'],
});
export type ListCredentials = z.output<typeof ListCredentials.schema>;

export const Credential = z
  .object({
    id: z.string().describe('`dbc_…`'),
    name: Name,
    access: Access,
    default: z.boolean().describe('Whether it was made with the database and goes with it.'),
    state: z.enum(CREDENTIAL_STATES).describe('Whether it works.'),
    user: z.string().describe('Name that it signs in with; another one after each rotation.'),
    previous_until: z.iso
      .datetime()
      .nullable()
      .describe('Until when the password before the rotation works; null when it does not.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'DatabaseCredential' });
export type Credential = z.output<typeof Credential>;

/** How a database is connected to. */
export const Connection = z
  .object({
    credential_id: z.string().describe('`dbc_…`'),
    host: z.string().describe('Address of the server.'),
    port: z.int().describe('Port of the server.'),
    database: z.string().describe('Name of the database in the server.'),
    user: z.string().describe('Name to sign in with.'),
    password: z.string().describe('Password to sign in with.'),
    url: z.string().describe('All of it as one address, which clients take as it is.'),
    pooled_url: z
      .string()
      .nullable()
      .describe('The same through the connection pool of the database; null when it has none.'),
    ca: z.string().describe('Certificate, PEM, that clients verify the server with.'),
  })
  .meta({ id: 'DatabaseConnection' });
export type Connection = z.output<typeof Connection>;

export const CredentialResponse = envelopeOf(Credential);
export const CredentialListResponse = pageOf(Credential);
export const ConnectionResponse = envelopeOf(Connection);

export function toCredential(row: CredentialEntity): Credential {
  return {
    id: row.id,
    name: row.name,
    access: row.access,
    default: row.isDefault,
    state: row.state,
    user: row.role,
    previous_until: row.retiringUntil?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
