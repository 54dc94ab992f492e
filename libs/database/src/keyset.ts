import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Which rows of a list to read: `after` is the last row that was seen. */
export interface KeysetPage {
  readonly limit: number;
  readonly sort: { readonly by: string; readonly isDescending: boolean };
  readonly after: { readonly id: string; readonly value?: string } | null;
}

/**
 * Reads one row more than a page holds, in the order asked for. Rows that are added meanwhile move
 * no other row to another page. Identifiers sort by time, so `created_at` is read by them.
 */
export function readKeyset<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { limit, sort, after }: KeysetPage,
): Promise<Row[]> {
  const { alias } = query;
  const order = sort.isDescending ? 'DESC' : 'ASC';
  const beyond = sort.isDescending ? '<' : '>';
  const isByTime = sort.by === 'created_at';
  const property = sort.by.replaceAll(/_(\w)/g, (_, one: string) => one.toUpperCase());
  if (!isByTime) query.addOrderBy(`${alias}.${property}`, order);
  query.addOrderBy(`${alias}.id`, order).limit(limit + 1);
  if (after && isByTime) query.andWhere(`${alias}.id ${beyond} :afterId`, { afterId: after.id });
  if (after && !isByTime) {
    query.andWhere(`(${alias}.${property}, ${alias}.id) ${beyond} (:afterValue, :afterId)`, {
      afterValue: after.value,
      afterId: after.id,
    });
  }
  return query.getMany();
}
