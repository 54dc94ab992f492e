import { CommonErrors } from '@skydeck/errors';
import { z } from 'zod';

const LONGEST_MS = 60_000;

const Poll = z.object({
  after: z.coerce.number().int().min(0).default(0),
  wait_ms: z.coerce.number().int().min(0).max(LONGEST_MS).default(0),
});

/**
 * Reads the query of a long poll: `after`, the cursor of the answer before, and `wait_ms`.
 * @throws `validation_failed` naming the parameter
 */
export function pollOf(url: URL): { after: number; waitMs: number } {
  const result = Poll.safeParse(Object.fromEntries(url.searchParams));
  if (result.success) return { after: result.data.after, waitMs: result.data.wait_ms };
  throw CommonErrors.validation_failed({
    issues: result.error.issues.map(({ path, code, message }) => ({
      location: ['query', ...path].join('.'),
      code,
      message,
    })),
  });
}
