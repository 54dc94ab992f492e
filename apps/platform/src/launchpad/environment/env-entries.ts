import type { EnvPatch } from './env-values.js';

/** Plain values, as apps are created and changed with, as entries. */
export function toEntries(env: Readonly<Record<string, string | null>>): EnvPatch {
  const entries = Object.entries(env).map(([key, value]) => [
    key,
    value === null ? null : { value },
  ]);
  return Object.fromEntries(entries) as EnvPatch;
}
