import fc from 'fast-check';
import type { Schema } from './open-api.js';
import { validValues } from './valid-values.js';

const LONG_CHARS = 5000;

/** Values that services have stumbled over. */
const NASTY: readonly unknown[] = [
  null,
  '',
  ' ',
  -1,
  0,
  1e308,
  2 ** 53,
  2 ** 31,
  0.1,
  true,
  '\0',
  'a\0b',
  '\uD800',
  '\u202Eabc',
  '\r\nset-cookie: a=b',
  '../../etc/passwd',
  '..%2f..',
  '%',
  '${{7*7}}',
  "' OR 1=1--",
  '<script>alert(1)</script>',
  '-rf',
  '00000000-0000-0000-0000-000000000000',
  'app_00000000000000000000000000',
  '9999-12-31T23:59:59Z',
  '+10000-01-01T00:00:00Z',
  '-271821-04-20T00:00:00.000Z',
  'A'.repeat(LONG_CHARS),
  [],
  {},
  [[]],
  [null],
  { constructor: { prototype: { polluted: true } } },
  JSON.parse('{"__proto__":{"polluted":true}}'),
];

/** Any value, often one that services have stumbled over. */
export function nastyValues(): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...NASTY) }, fc.jsonValue());
}

/** Values that nearly fit a schema: a field is missing, foreign, or holds something else. */
export function nearlyValidValues(schema: Schema): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  if (names.length === 0) return nastyValues();
  const spoilt = fc.constantFrom(...names);
  // An object that may be null is one in every second value.
  const base = validValues(schema).map((value) => (value ?? {}) as Record<string, unknown>);
  return fc.oneof(
    fc
      .tuple(base, spoilt, nastyValues())
      .map(([value, name, nasty]) => withField(value, name, nasty)),
    fc
      .tuple(base, spoilt)
      .map(([value, name]) =>
        Object.fromEntries(Object.entries(value).filter(([field]) => field !== name)),
      ),
    fc.tuple(base, nastyValues()).map(([value, nasty]) => withField(value, 'unknown_field', nasty)),
    ...names.flatMap((name) => {
      const field = schema.properties?.[name];
      if (!field?.properties) return [];
      return [
        fc
          .tuple(base, nearlyValidValues(field))
          .map(([value, nearly]) => withField(value, name, nearly)),
      ];
    }),
    nastyValues(),
  );
}

function withField(value: object, name: string, field: unknown): object {
  return { ...value, [name]: field };
}
