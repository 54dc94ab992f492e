import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { APP_ENVIRONMENTS } from '../app-settings/app-environment.js';

type Env = Readonly<Record<string, string>>;

const Names = z.array(z.string());
const Side = z.object({
  app: z.string().describe('Name of the app.'),
  environment: z.enum(APP_ENVIRONMENTS).describe('What it is looked at as.'),
});

/** What to hold against what. */
export const DiffEnvQuery = z.strictObject({
  from: z.enum(APP_ENVIRONMENTS).optional().describe('Environment to begin from; the app’s own.'),
  to: z.enum(APP_ENVIRONMENTS).optional().describe('Environment to compare with; its own.'),
  with: z
    .string()
    .max(100)
    .optional()
    .describe('Another app of the project; the same if not said.'),
});
export type DiffEnvQuery = z.output<typeof DiffEnvQuery>;

export const EnvDiff = z
  .object({
    from: Side,
    to: Side,
    added: Names.describe('Variables that only `to` has.'),
    removed: Names.describe('Variables that only `from` has.'),
    changed: Names.describe('Variables that have another value in `to`.'),
    same: Names.describe('Variables with the same value in both.'),
  })
  .meta({ id: 'EnvDiff', description: 'Names of variables; values are never told.' });
export const EnvDiffResponse = envelopeOf(EnvDiff);

/** How two environments differ, by names. */
export function diffEnvs(from: Env, to: Env) {
  const before = Object.keys(from).toSorted();
  const both = before.filter((key) => Object.hasOwn(to, key));
  return {
    added: Object.keys(to)
      .toSorted()
      .filter((key) => !Object.hasOwn(from, key)),
    removed: before.filter((key) => !Object.hasOwn(to, key)),
    changed: both.filter((key) => from[key] !== to[key]),
    same: both.filter((key) => from[key] === to[key]),
  };
}
