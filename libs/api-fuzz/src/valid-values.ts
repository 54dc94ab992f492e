import fc from 'fast-check';
import type { Schema } from './open-api.js';

const LONGEST_TEXT_CHARS = 200;
const MOST_ITEMS = 4;

/** Values that fit a schema without references. */
export function validValues(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => validValues(choice)));
  if (schema.allOf) return merged(schema.allOf.map((part) => validValues(part)));
  const types = [schema.type ?? 'anything'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: limited(schema.maximum) });
    case 'number':
      return fc.double({ noNaN: true, min: schema.minimum ?? -1e9, max: limited(schema.maximum) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(validValues(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(
          schema.minItems ?? 0,
          Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
        ),
      });
    case 'object':
      return objects(schema);
    default:
      return fc.jsonValue();
  }
}

const limited = (maximum = 1e9) => Math.min(maximum, 0x7fffffff);

/** Examples of the formats that the documents use. */
const OF_FORMAT: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.emailAddress(),
  'date-time': fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  // Of hosts that nobody has (RFC 2606), and made much faster than any address.
  uri: fc.stringMatching(/^https:\/\/[a-z]{1,12}\.(example|test|invalid)(\/[a-z0-9]{1,8}){0,3}$/),
  ipv4: fc.ipV4(),
  ipv6: fc.ipV6(),
  uuid: fc.uuid(),
};

function texts({ format, pattern, minLength = 0, maxLength }: Schema): fc.Arbitrary<string> {
  const longest = Math.max(
    minLength,
    Math.min(maxLength ?? LONGEST_TEXT_CHARS, LONGEST_TEXT_CHARS),
  );
  const fits = (text: string) => text.length >= minLength && text.length <= (maxLength ?? Infinity);
  const known = format === undefined ? undefined : OF_FORMAT[format];
  if (known) return known.filter(fits);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u')).filter(fits);
  return fc.string({ minLength, maxLength: longest, unit: 'grapheme' }).filter(fits);
}

function objects(schema: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, validValues(field)] as const,
  );
  const fixed = fc.record(Object.fromEntries(fields), {
    requiredKeys: [...(schema.required ?? [])],
  });
  const rest = schema.additionalProperties;
  if (typeof rest !== 'object') return fixed;
  const names = texts(schema.propertyNames ?? { minLength: 1, maxLength: 20 });
  const more = fc.dictionary(names, validValues(rest), {
    maxKeys: MOST_ITEMS,
    noNullPrototype: true,
  });
  return merged([more, fixed]);
}

function merged(parts: readonly fc.Arbitrary<unknown>[]): fc.Arbitrary<unknown> {
  return fc.tuple(...parts).map((values) => Object.assign({}, ...(values as object[])) as object);
}
