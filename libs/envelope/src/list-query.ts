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
  /** What the list can be sorted by, the usual order first. Always newest first when not given. */
  readonly sort?: readonly Field[];
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

/** Orders by the time of making, which identifiers sort by. */
const NEWEST_FIRST = '-created_at';

type Query = PageQuery & { readonly sort?: string };

/** The query of one list. */
export class ListQuery<Filters extends z.ZodRawShape, Field extends string> {
  /** For `@Query({ schema })`. */
  readonly schema: z.ZodObject<
    typeof PageQuery.shape & { sort?: z.ZodDefault<z.ZodEnum> } & Optional<Filters>,
    z.core.$strict
  >;

  constructor(
    private readonly list: string,
    { filters = {} as Filters, sort = [] }: Declaration<Filters, Field>,
  ) {
    const orders = sort.flatMap((field) => [`-${field}`, field]);
    const optional = Object.entries(filters).map(([name, schema]) => [name, z.optional(schema)]);
    this.schema = PageQuery.extend({
      ...(orders.length > 0 && { sort: sortedBy(orders) }),
      ...(Object.fromEntries(optional) as object),
    }) as unknown as typeof this.schema;
  }

  /** What the query asks for. @throws `validation_failed` for a cursor of another list or order */
  parse(query: z.output<this['schema']>): ParsedList<FilterValues<Filters>, Field> {
    const { limit, cursor, sort = NEWEST_FIRST, ...filters } = query as Query;
    return {
      limit,
      sort: { by: sort.replace(/^-/, '') as Field, isDescending: sort.startsWith('-') },
      after: readPosition(cursor, this.#nameOf(sort)),
      filters: filters as FilterValues<Filters>,
    };
  }

  /** Makes a page of rows that were read in the order of the query, with one row more than asked. */
  page<Row extends { id: string }, Item>(
    rows: readonly Row[],
    query: z.output<this['schema']>,
    toItem: (row: Row) => Item,
  ): Page<Item> {
    const { limit, sort = NEWEST_FIRST } = query as Query;
    const page = pageFrom(rows, limit, toItem);
    const last = rows[limit - 1];
    if (page.nextCursor === null || !last) return page;
    const by = sort.replace(/^-/, '');
    const value = (last as Readonly<Record<string, unknown>>)[by];
    const isByTime = by === 'created_at';
    const position = { id: last.id, ...(!isByTime && { value: String(value) }) };
    return { ...page, nextCursor: cursors().write(this.#nameOf(sort), position) };
  }

  #nameOf(sort: string): string {
    return `${this.list} ${sort}`;
  }
}

function sortedBy(orders: readonly string[]) {
  const [usual = NEWEST_FIRST] = orders;
  return z
    .enum(orders as [string, ...string[]])
    .default(usual)
    .describe('What the list is sorted by; `-` stands for descending.');
}
