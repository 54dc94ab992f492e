import { ApiRequestError } from '@skydeck/sdk';

/** What a service says of one field of a form; undefined when it has nothing against it. */
export function issueOf(
  error: Error | null,
  field: string,
  part: 'body' | 'query' = 'body',
): string | undefined {
  if (!(error instanceof ApiRequestError)) return undefined;
  const issue = error.issues.find(({ location }) => location === `${part}.${field}`);
  if (!issue) return undefined;
  return issue.message.charAt(0).toUpperCase() + issue.message.slice(1);
}

/** The error as far as no field of the form shows it already. */
export function restOf(error: Error | null, fields: readonly string[]): Error | null {
  const isShown = fields.some((field) => issueOf(error, field) ?? issueOf(error, field, 'query'));
  return isShown ? null : error;
}
