import { invalid } from '@skydeck/envelope';
import { z } from 'zod';
import {
  LONGEST_TEXT_CHARS,
  type VariableDeclaration,
  type VariableDeclarations,
  type VariableType,
  type VariableValues,
} from './variable.schema.js';

const MOST_ITEMS = 100;
const carriable = z
  .string()
  .refine((value) => value.isWellFormed() && !value.includes('\0'), 'Must be well-formed Unicode.');
const scalar = z.union([carriable.max(LONGEST_TEXT_CHARS), z.number(), z.boolean()]);

const OF_TYPE: Record<VariableType, (declared: VariableDeclaration) => z.ZodType> = {
  text: ({ max_chars: most = LONGEST_TEXT_CHARS }) => carriable.max(most),
  number: () => z.number(),
  boolean: () => z.boolean(),
  // What else a browser would follow, such as `javascript:`, has no place in a message.
  url: () =>
    z.url({ protocol: /^https?$/, error: 'Must be an address with http or https.' }).max(2000),
  date: () =>
    z.iso.datetime({ offset: true, error: 'Must be a time such as 2026-11-22T09:00:00Z.' }),
  list: () => z.array(z.record(z.string().max(40), scalar)).max(MOST_ITEMS),
};

/**
 * The values of a message, with defaults, ready to be filled in.
 * @param at where the values stand in the request, such as `body.variables`
 * @throws `validation_failed` that names each variable that is missing, unknown or of another type
 */
export function checkVariables(
  declared: VariableDeclarations,
  given: VariableValues,
  at: string,
): VariableValues {
  const issues = Object.keys(given)
    .filter((name) => !Object.hasOwn(declared, name))
    .map((name) =>
      issue(`${at}.${name}`, 'unknown_variable', 'The template has no such variable.'),
    );
  const values: Record<string, VariableValues[string]> = {};
  for (const [name, declaration] of Object.entries(declared)) {
    const value = Object.hasOwn(given, name) ? given[name] : declaration.default;
    if (value === undefined) {
      if (!declaration.required) continue;
      issues.push(issue(`${at}.${name}`, 'missing_variable', 'The template needs this variable.'));
      continue;
    }
    const checked = OF_TYPE[declaration.type](declaration).safeParse(value);
    if (checked.success) values[name] = value;
    else issues.push(...checked.error.issues.map(toIssue(`${at}.${name}`)));
  }
  if (issues.length > 0) throw invalid(issues);
  return values;
}

/** Names of declared variables whose default is not of their own type. */
export function badDefaults(declared: VariableDeclarations): string[] {
  return Object.entries(declared)
    .filter(
      ([, one]) =>
        one.default !== undefined && !OF_TYPE[one.type](one).safeParse(one.default).success,
    )
    .map(([name]) => name);
}

const issue = (location: string, code: string, message: string) => ({ location, code, message });

const toIssue =
  (at: string) =>
  ({ path, code, message }: z.core.$ZodIssue) =>
    issue([at, ...path].join('.'), code ?? 'invalid', message);
