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
    ['a list', [], [['body', 'invalid_type']]],
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
