import { ApiError, type ErrorIssue } from '@skydeck/errors';
import { z } from 'zod';
import { ValidationPipe } from './validation.pipe.js';

const Order = z.strictObject({
  name: z.string().min(1),
  items: z.array(z.object({ count: z.int() })).max(100),
});

interface Options {
  readonly type?: 'body' | 'query' | 'param';
  readonly data?: string;
  readonly schema?: z.ZodType;
}

/** Where and why a value is refused; an empty list when it is not. */
function issuesOf(value: unknown, { type = 'body', data = '', schema = Order }: Options = {}) {
  try {
    new ValidationPipe().transform(value, { type, ...(data && { data }), schema });
    return [];
  } catch (error) {
    return (error as ApiError).issues.map(({ location, code }: ErrorIssue) => [location, code]);
  }
}

describe('ValidationPipe', () => {
  it('gives on what the schema made of the value', () => {
    const schema = z.object({ limit: z.coerce.number().default(20) });
    expect(new ValidationPipe().transform({}, { type: 'query', schema })).toEqual({ limit: 20 });
  });

  it('survives JSON of very many levels', () => {
    const text = '['.repeat(400_000) + ']'.repeat(400_000);
    expect(issuesOf({ name: 'a', items: JSON.parse(text) as unknown })).not.toEqual([]);
  });

  it('refuses a NUL character in a path', () => {
    expect(issuesOf('a\0', { type: 'param', data: 'id', schema: z.string() })).toEqual([
      ['path.id', 'invalid_format'],
    ]);
  });

  it('gives on values without a schema', () => {
    expect(new ValidationPipe().transform('x', { type: 'param' })).toBe('x');
  });

  it.each<[string, unknown, unknown[]]>([
    ['a valid body', { name: 'a', items: [{ count: 1 }] }, []],
    [
      'no body',
      undefined,
      [
        ['body.name', 'required'],
        ['body.items', 'required'],
      ],
    ],
    ['null', null, [['body', 'invalid_type']]],
    ['a list', [], [['body', 'invalid_type']]],
    ['a NUL character', { name: 'a\0b', items: [] }, [['body.name', 'invalid_format']]],
    [
      'a NUL deep inside',
      { name: 'a', items: [{ x: '\0' }] },
      [['body.items.0.x', 'invalid_format']],
    ],
    ['half a surrogate pair', { name: '\uD800', items: [] }, [['body.name', 'invalid_format']]],
    ['a NUL in a name', { 'a\0': 1 }, [['body.a\\0', 'invalid_format']]],
    [
      'a deep problem',
      { name: 'a', items: [{ count: 1 }, { count: 'x' }] },
      [['body.items.1.count', 'invalid_type']],
    ],
    [
      'unknown fields',
      { name: 'a', items: [], x: 1, y: 2 },
      [
        ['body.x', 'unknown_field'],
        ['body.y', 'unknown_field'],
      ],
    ],
  ])('places each problem of %s', (_name, value, issues) => {
    expect(issuesOf(value)).toEqual(issues);
  });

  it('names the parameter of the path or the query', () => {
    expect(issuesOf('x', { type: 'param', data: 'id', schema: z.uuid() })).toEqual([
      ['path.id', 'invalid_format'],
    ]);
    expect(issuesOf({ a: 1 }, { type: 'query', schema: z.strictObject({}) })).toEqual([
      ['query.a', 'unknown_field'],
    ]);
  });

  it('lists at most 50 problems', () => {
    const items = Array.from({ length: 90 }, () => ({ count: 'x' }));
    expect(issuesOf({ name: 'a', items })).toHaveLength(50);
  });
});
