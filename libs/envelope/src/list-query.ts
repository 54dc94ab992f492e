import { z } from 'zod';
import { pageFrom, PageQuery, readPosition } from './cursor.js';
import { cursors, type Position } from './cursor-seal.js';
import type { Page } from './enveloped.js';

/** In which order a list is read. */
export interface Sorting<Field extends string> {
  readonly by: Field;
  readonly isDescending: boolean;
}

/** A list query, ready for the database. Read `limit + 1` rows after `after`. */
export interface ParsedList<Filters, Field extends string> {
  readonly limit: number;
  readonly sort: Sorting<Field>;
  readonly after: Position | null;
  readonly filters: Filters;
}

interface Declaration<Filters extends z.ZodRawShape, Field extends string> {
  /** Each becomes an optional query parameter. */
  readonly filters?: Filters;
  /** What the list can be sorted by, the usual order first; `created_at` when not given. */
  readonly sort?: readonly Field[];
  /** The order when none is asked for; the first field, descending, when not given. */
  readonly usual?: Field | `-${Field}`;
  /** Whether `created_at` is a value of its own here. Identifiers sort by it elsewhere. */
  readonly hasOwnTime?: boolean;
}

/**
 * Declares the query of one list: its filters, its orders, and cursors that are good for nothing
 * else. Parameters that are not declared are refused.
 *
 * @example
 * const Keys = listQuery('keys', { filters: { mode: Mode }, sort: ['created_at', 'name'] });
 * list(@Query({ schema: Keys.schema }) query: z.output<typeof Keys.schema>) {
 *   const { limit, after, filters } = Keys.parse(query);
 */
export function listQuery<
  const Filters extends z.ZodRawShape = z.ZodRawShape,
  const Field extends string = 'created_at',
>(list: string, declaration: Declaration<Filters, Field> = {}) {
  return new ListQuery<Filters, Field>(list, declaration);
}

type Optional<Filters extends z.ZodRawShape> = {
  [Name in keyof Filters]: z.ZodOptional<Filters[Name]>;
};
type FilterValues<Filters extends z.ZodRawShape> = z.output<z.ZodObject<Optional<Filters>>>;

type Query = PageQuery & { readonly sort: string };

/** The query of one list. */
export class ListQuery<Filters extends z.ZodRawShape, Field extends string> {
  /** For `@Query({ schema })`. */
  readonly schema: z.ZodObject<
    typeof PageQuery.shape & { sort: z.ZodDefault<z.ZodEnum> } & Optional<Filters>,
    z.core.$strict
  >;
  readonly #hasOwnTime: boolean;

  constructor(
    private readonly list: string,
    declaration: Declaration<Filters, Field>,
  ) {
    const { filters = {} as Filters, sort = ['created_at'], usual, hasOwnTime } = declaration;
    const orders = sort.flatMap((field) => [`-${field}`, field]);
    const optional = Object.entries(filters).map(([name, schema]) => [name, z.optional(schema)]);
    this.schema = PageQuery.extend({
      sort: sortedBy(orders, usual ?? orders[0] ?? ''),
      ...(Object.fromEntries(optional) as object),
    }) as unknown as typeof this.schema;
    this.#hasOwnTime = hasOwnTime ?? false;
  }

  /** What the query asks for. @throws `validation_failed` for the cursor of another query */
  parse(query: z.output<this['schema']>): ParsedList<FilterValues<Filters>, Field> {
    const { limit, cursor, sort, ...filters } = query as Query;
    return {
      limit,
      sort: { by: sort.replace(/^-/, '') as Field, isDescending: sort.startsWith('-') },
      after: readPosition(cursor, this.#nameOf(query)),
      filters: filters as FilterValues<Filters>,
    };
  }

  /** Makes a page of rows that were read in the order of the query, with one row more than asked. */
  page<Row extends { id: string }, Item>(
    rows: readonly Row[],
    query: z.output<this['schema']>,
    toItem: (row: Row) => Item,
  ): Page<Item> {
    const { limit, sort } = query as Query;
    const page = pageFrom(rows, limit, toItem);
    const last = rows[limit - 1];
    if (page.nextCursor === null || !last) return page;
    const by = sort.replace(/^-/, '');
    const isById = by === 'created_at' && !this.#hasOwnTime;
    const position = { id: last.id, ...(!isById && { value: valueOf(last, by) }) };
    return { ...page, nextCursor: cursors().write(this.#nameOf(query), position) };
  }

  /** A cursor is good for one list in one order with the same filters, whatever the page size. */
  #nameOf(query: z.output<this['schema']>): string {
    const { limit: _limit, cursor: _cursor, sort, ...filters } = query as Query;
    const given = Object.entries(filters).filter(([, value]) => value !== undefined);
    const ordered = given.toSorted(([one], [other]) => (one < other ? -1 : 1));
    return `${this.list} ${sort} ${JSON.stringify(ordered)}`;
  }
}

/** The value of a field that callers know as `refreshed_at` and rows as `refreshedAt`. */
function valueOf(row: object, field: string): string {
  const values = row as Readonly<Record<string, unknown>>;
  const value =
    values[field] ?? values[field.replaceAll(/_(\w)/g, (_, one: string) => one.toUpperCase())];
  return value instanceof Date ? value.toISOString() : String(value);
}

function sortedBy(orders: readonly string[], usual: string) {
  return z
    .enum(orders as [string, ...string[]])
    .default(usual)
    .describe('What the list is sorted by; `-` stands for descending.');
}
