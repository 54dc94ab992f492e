import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { EnvName } from '../apps/env-entry.schema.js';
import { BINDING_STATES, type BindingEntity } from './binding.entity.js';
import { BINDING_KINDS } from './binding-providers.js';

/** Which bindings of an app to list. */
export const ListBindings = listQuery('bindings', {
  filters: { kind: z.enum(BINDING_KINDS).describe('Only bindings of this kind.') },
});
export type ListBindings = z.output<typeof ListBindings.schema>;

const Apply = z
  .boolean()
  .default(true)
  .describe('Whether to make a release of it at once, without a build, if something is live.');

export const CreateBinding = z
  .strictObject({
    kind: z.enum(BINDING_KINDS).default('product').describe('Kind of what to bind to.'),
    target: z
      .string()
      .min(1)
      .max(64)
      .describe('A product, such as `auth`; id or name of a database for the kind `database`.'),
    mode: z.enum(['live', 'test']).default('live').describe('Whether it moves real things.'),
    scopes: z
      .array(z.string().max(64))
      .min(1)
      .max(32)
      .optional()
      .describe(
        'What the app may do, such as `messages:write`; everything by default. A database is only read without `databases:write`.',
      ),
    names: z
      .strictObject({
        key: EnvName.optional().describe('Variable of the key.'),
        url: EnvName.optional().describe('Variable of the address.'),
        ca: EnvName.optional().describe('Variable of the certificate of a database.'),
        pool_url: EnvName.optional().describe('Variable of the connection pool of a database.'),
      })
      .default({})
      .describe(
        'Variables; `SKYDECK_AUTH_KEY` and `SKYDECK_AUTH_URL` for `auth`, `DATABASE_URL`, `DATABASE_CA` and, with a connection pool, `DATABASE_POOL_URL` for a database.',
      ),
    apply: Apply,
  })
  .meta({ id: 'CreateAppBinding', description: 'What an app is to be bound to.' });
export type CreateBinding = z.output<typeof CreateBinding>;

export const Binding = z
  .object({
    id: z.string().describe('`bnd_…`'),
    app_id: z.string().describe('`app_…`'),
    kind: z.enum(BINDING_KINDS).describe('Kind of what the app is bound to.'),
    target: z.string().describe('What it is bound to.'),
    mode: z.enum(['live', 'test']),
    state: z
      .enum(BINDING_STATES)
      .describe(
        '`rotating` until nothing uses the credential before; `revoked`: it works no more.',
      ),
    variables: z.record(z.string(), z.string()).describe('Variable of each value, by its role.'),
    credential_id: z.string().describe('What was made for the app, such as `key_…`.'),
    deployment_id: z.string().nullable().describe('The deployment that brings it; null otherwise.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'AppBinding' });
export const BindingResponse = envelopeOf(Binding);
export const BindingListResponse = pageOf(Binding);

export const toBinding = (
  row: BindingEntity,
  deploymentId: string | null = null,
): z.output<typeof Binding> => ({
  id: row.id,
  app_id: row.appId,
  kind: row.kind,
  target: row.target,
  mode: row.mode,
  state: row.state,
  variables: row.names,
  credential_id: row.credentialId,
  deployment_id: deploymentId,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
