import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { CREDENTIAL_ACCESS } from './credential.entity.js';

const Credential = z.object({
  id: z.string().describe('`dbc_…`'),
  database_id: z.string().describe('`db_…`'),
  name: z.string().describe('Name of the credential, unique in its database.'),
  access: z.enum(CREDENTIAL_ACCESS).describe('What it may do.'),
});

/** What happens to credentials of databases. Never holds a password. */
export const CredentialEvents = defineEvents('database_credential', {
  created: { schema: Credential, description: 'A database has another credential.' },
  revealed: { schema: Credential, description: 'Somebody was shown a password.' },
  rotated: {
    schema: Credential,
    description: 'A credential has another password; the one before works for a while.',
  },
  retired: { schema: Credential, description: 'The password before a rotation works no more.' },
  deleted: { schema: Credential, description: 'A credential works no more.' },
});
