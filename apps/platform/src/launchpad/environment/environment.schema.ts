import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { EnvName, EnvValue } from '../apps/env-entry.schema.js';
import { APP_ENVIRONMENTS } from '../app-settings/app-environment.js';
import type { EnvOverrideEntity } from './env-override.entity.js';
import { ENV_ACTIONS, type EnvChangeEntity } from './env-change.entity.js';
import { ENV_SCOPES } from './env-scope.js';
import type { EnvVariableEntity } from './env-variable.entity.js';

const MOST_ENTRIES = 100;

const Scope = z
  .enum(ENV_SCOPES)
  .describe('Who sees it: the build, the running app, or both; `both` for a new one.');
const Secret = z
  .boolean()
  .describe('Whether its value is never shown and is masked in logs; true for a new one.');
const Apply = z
  .boolean()
  .default(false)
  .describe('Whether to make a release of it at once, without a build.');
const Environments = z
  .array(z.enum(APP_ENVIRONMENTS))
  .min(1)
  .max(APP_ENVIRONMENTS.length)
  .refine((all) => new Set(all).size === all.length, 'must not name one twice');
const ForEnvironments = Environments.optional().describe(
  'Environments that it is for; they then have a value of their own. All of them when not given.',
);
const Actor = z.object({
  kind: z.string().describe('`account`, `key` or `system`.'),
  id: z.string().describe('Identifier of who did it.'),
});

/** Which variables of an app to list. */
export const ListVariables = listQuery('env', {
  filters: { scope: z.enum(ENV_SCOPES).describe('Only variables of this scope.') },
  sort: ['key', 'updated_at'],
  usual: 'key',
});
export type ListVariables = z.output<typeof ListVariables.schema>;

/** Which changes of variables to list. */
export const ListChanges = listQuery('env-changes', {
  filters: { key: z.string().describe('Only changes of this variable.') },
});
export type ListChanges = z.output<typeof ListChanges.schema>;

export const EnvVariable = z
  .object({
    key: z.string().describe('Name of the variable.'),
    value: z.string().nullable().describe('Null for a secret.'),
    scope: Scope,
    secret: Secret,
    environments: z
      .array(z.enum(APP_ENVIRONMENTS))
      .describe('Environments that see `value`, but for those in `overrides`.'),
    overrides: z
      .array(
        z.object({
          environment: z.enum(APP_ENVIRONMENTS).describe('The environment.'),
          value: z.string().nullable().describe('Its value there; null for a secret.'),
          updated_at: z.iso.datetime().describe('When it was last set.'),
        }),
      )
      .describe('Environments with a value of their own.'),
    updated_at: z.iso.datetime().describe('When it was last set.'),
    updated_by: Actor.describe('Who set it last.'),
  })
  .meta({ id: 'EnvVariable' });
export type EnvVariable = z.output<typeof EnvVariable>;

const Entry = z.strictObject({
  value: EnvValue.optional().describe('The new value; the present one stays when not given.'),
  scope: Scope.optional(),
  secret: Secret.optional(),
});

export const SetEnvVariable = Entry.extend({
  value: EnvValue.describe('The new value.'),
  environments: ForEnvironments,
  apply: Apply,
}).meta({ id: 'SetEnvVariable' });
export type SetEnvVariable = z.output<typeof SetEnvVariable>;

export const ChangeEnv = z
  .strictObject({
    set: z
      .record(EnvName, Entry.nullable())
      .refine((set) => Object.keys(set).length <= MOST_ENTRIES, 'must have at most 100 entries')
      .describe('What to make of which variable; null removes it.'),
    environments: ForEnvironments,
    apply: Apply,
  })
  .meta({ id: 'ChangeEnv', description: 'Changes of several variables at once.' });
export type ChangeEnv = z.output<typeof ChangeEnv>;

export const EnvChanged = z
  .object({
    env_keys: z.array(z.string()).describe('Names of all variables, sorted.'),
    deployment_id: z.string().nullable().describe('What makes a release of it; null without.'),
  })
  .meta({ id: 'EnvChanged' });

export const EnvChange = z
  .object({
    id: z.string().describe('`evc_…`'),
    key: z.string().describe('Name of the variable.'),
    action: z.enum(ENV_ACTIONS).describe('What was done.'),
    scope: z.enum(ENV_SCOPES).nullable().describe('Its scope then.'),
    secret: z.boolean().nullable().describe('Whether it was a secret then.'),
    environments: z
      .array(z.enum(APP_ENVIRONMENTS))
      .nullable()
      .describe('Environments that it was done for; null for all.'),
    actor: Actor.describe('Who did it.'),
    created_at: z.iso.datetime().describe('When it was done.'),
  })
  .meta({ id: 'EnvChange' });
export type EnvChange = z.output<typeof EnvChange>;

/** Whether to make a release after removing. */
export const ApplyQuery = z.strictObject({
  apply: z.stringbool().default(false).describe('Whether to make a release at once.'),
  environment: z
    .enum(APP_ENVIRONMENTS)
    .optional()
    .describe('The environment it is removed from; all when not given.'),
});
export type ApplyQuery = z.output<typeof ApplyQuery>;

export const EnvVariableResponse = envelopeOf(EnvVariable);
export const EnvVariableListResponse = pageOf(EnvVariable);
export const EnvChangedResponse = envelopeOf(EnvChanged);
export const EnvChangeListResponse = pageOf(EnvChange);

/** @param open reads the value of an override */
export function toVariable(
  row: EnvVariableEntity,
  value: string | undefined,
  own: readonly EnvOverrideEntity[],
  open: (own: EnvOverrideEntity) => string,
): EnvVariable {
  const { key, scope, isSecret: secret, environments, updatedAt, updatedBy } = row;
  const overrides = own.map((one) => ({
    environment: one.environment,
    value: secret ? null : open(one),
    updated_at: one.updatedAt.toISOString(),
  }));
  const shown = secret || environments.length === 0 ? null : (value ?? null);
  return {
    key,
    value: shown,
    scope,
    secret,
    environments,
    overrides,
    updated_at: updatedAt.toISOString(),
    updated_by: updatedBy,
  };
}

export function toChange(row: EnvChangeEntity): EnvChange {
  const { id, key, action, scope, isSecret: secret, environments, actor, changedAt } = row;
  const about = { id, key, action, scope, secret, environments, actor };
  return { ...about, created_at: changedAt.toISOString() };
}
