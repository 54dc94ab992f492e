import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { type ApiError, CommonErrors, type ErrorIssue } from '@skydeck/errors';
import { z } from 'zod';
import { hasOrdinaryText } from './ordinary-text.js';

const PLACE: Record<string, string> = { body: 'body', query: 'query', param: 'path' };
const MOST_ISSUES = 50;
const DEEPEST_PLACE = 20;

/**
 * Validates every `@Body({ schema })`, `@Param(name, { schema })` and `@Query({ schema })` with
 * its zod schema, and names each problem by its place in the request.
 */
@Injectable()
export class ValidationPipe implements PipeTransform {
  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    const { schema } = metadata;
    const place = [PLACE[metadata.type] ?? metadata.type];
    if (metadata.data) place.push(metadata.data);
    if (!(schema instanceof z.ZodType)) {
      if (metadata.type !== 'custom') refuseOddText(value, place);
      return value;
    }
    const isAbsent = value === undefined && metadata.type === 'body';
    return checked(schema, isAbsent ? {} : value, place.join('.'));
  }
}

/**
 * A value as its schema has it, for what no pipe sees, such as one line of many.
 * @param place where it stands in the request, such as `body` or `body.variables.name`
 * @throws `validation_failed` that names each problem by its place
 */
export function checked<Value>(schema: z.ZodType<Value>, value: unknown, place: string): Value {
  refuseOddText(value, [place]);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalid(result.error.issues.flatMap((issue) => toIssues(issue, [place])));
}

/** The refusal of a request with these problems. */
export function invalid(issues: readonly ErrorIssue[]): ApiError {
  return CommonErrors.validation_failed({
    detail: sentenceOf(issues),
    issues: issues.slice(0, MOST_ISSUES),
  });
}

/** No text of ours has a NUL character or half a surrogate pair, and Postgres takes neither. */
function refuseOddText(value: unknown, place: readonly string[]): void {
  if (hasOrdinaryText(value)) return;
  const found = placeOfOddText(value, place);
  if (!found) return;
  const issue = {
    location: found.join('.').replaceAll('\0', '\\0').toWellFormed(),
    code: 'invalid_format',
    message: 'must be well-formed Unicode without NUL characters',
  };
  throw invalid([issue]);
}

function isOdd(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

/** Walks without recursion: JSON of half a million levels is small enough to be sent. */
function placeOfOddText(value: unknown, place: readonly string[]): readonly string[] | undefined {
  const left: [unknown, readonly string[]][] = [[value, place]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [item, here] = next;
    if (typeof item === 'string' && isOdd(item)) return here;
    if (typeof item !== 'object' || item === null) continue;
    for (const [key, inside] of Object.entries(item)) {
      if (isOdd(key)) return [...here, key];
      if (typeof inside === 'string' || typeof inside === 'object') {
        left.push([inside, here.length < DEEPEST_PLACE ? [...here, key] : here]);
      }
    }
  }
  return undefined;
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
