import { CommonErrors } from '@skydeck/errors';

const MOST_ENTRIES = 100;

/**
 * Sets and removes entries of an environment; null removes.
 * @throws `validation_failed` when more than 100 entries would be left
 */
export function mergeEnv(
  env: Readonly<Record<string, string>>,
  patch: Readonly<Record<string, string | null>>,
): Record<string, string> {
  const merged = new Map(Object.entries(env));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, value);
  }
  if (merged.size <= MOST_ENTRIES) return Object.fromEntries(merged);
  const message = `would have ${merged.size} entries; at most ${MOST_ENTRIES} are kept`;
  throw CommonErrors.validation_failed({
    detail: `body.env: ${message}`,
    issues: [{ location: 'body.env', code: 'too_big', message }],
  });
}
