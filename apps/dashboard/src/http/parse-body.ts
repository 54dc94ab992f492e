import { CommonErrors } from '@skydeck/errors';
import type { z } from 'zod';

/** A body as its schema describes it. @throws `validation_failed`, which names the fields */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw CommonErrors.validation_failed({
    issues: result.error.issues.map((issue) => toIssue(issue)),
  });
}

function toIssue({ path, code, message }: z.core.$ZodIssue) {
  return { location: ['body', ...path].join('.'), code, message };
}
