import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { CommonErrors, type ErrorIssue } from '@skydeck/errors';
import { z } from 'zod';

const PLACE: Record<string, string> = { body: 'body', query: 'query', param: 'path' };
const MOST_ISSUES = 50;

/**
 * Validates every `@Body({ schema })`, `@Param(name, { schema })` and `@Query({ schema })` with
 * its zod schema, and names each problem by its place in the request.
 */
@Injectable()
export class ValidationPipe implements PipeTransform {
  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    const { schema } = metadata;
    if (metadata.type === 'param') refuseNul(value, metadata.data);
    if (!(schema instanceof z.ZodType)) return value;
    const result = schema.safeParse(value ?? (metadata.type === 'body' ? {} : value));
    if (result.success) return result.data;

    const place = [PLACE[metadata.type] ?? metadata.type];
    if (metadata.data) place.push(metadata.data);
    const issues = result.error.issues.flatMap((issue) => toIssues(issue, place));
    throw CommonErrors.validation_failed({
      detail: sentenceOf(issues),
      issues: issues.slice(0, MOST_ISSUES),
    });
  }
}

/** Nothing has a NUL in its name, and Postgres takes none in a text. */
function refuseNul(value: unknown, name = ''): void {
  if (typeof value !== 'string' || !value.includes('\0')) return;
  const issue = {
    location: `path.${name}`,
    code: 'invalid_format',
    message: 'must not contain a NUL character',
  };
  throw CommonErrors.validation_failed({ detail: sentenceOf([issue]), issues: [issue] });
}

function toIssues(issue: z.core.$ZodIssue, place: readonly string[]): ErrorIssue[] {
  const at = (more: readonly PropertyKey[]) =>
    [...place, ...issue.path, ...more].map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      location: at([key]),
      code: 'unknown_field',
      message: 'This field is not known here.',
    }));
  }
  const isMissing = issue.code === 'invalid_type' && /received undefined/.test(issue.message);
  return [
    {
      location: at([]),
      code: isMissing ? 'required' : issue.code,
      message: isMissing ? 'This field is required.' : issue.message,
    },
  ];
}

function sentenceOf(issues: readonly ErrorIssue[]): string {
  const [first] = issues;
  if (!first) return 'Some fields are not valid.';
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : '';
  return `${first.location}: ${first.message}${more}`;
}
