import type { DataSource } from 'typeorm';

const pooled = new WeakSet<DataSource>();

/** The address of the pooler for a schema, with the user and password of the direct one. */
export function pooledAddress(
  poolUrl: string,
  { schema, url }: { readonly schema: string; readonly url: string },
): string {
  const address = new URL(poolUrl.replaceAll('{schema}', schema));
  const { username, password } = new URL(url);
  Object.assign(address, { username, password });
  return address.href;
}

/**
 * A pooler gives each transaction another connection, on which no path was set by us and nothing was
 * prepared before.
 */
export async function checkPooled(dataSource: DataSource, schema: string): Promise<DataSource> {
  pooled.add(dataSource);
  const [row] = await dataSource.query<{ current: string | null }[]>(
    'select current_schema() as current',
  );
  if (row?.current === schema) return dataSource;
  await dataSource.destroy();
  throw new Error(
    `DATABASE_POOL_URL leads to the schema ${row?.current ?? 'of nobody'} and not to ${schema}: ` +
      `the pooler must set the search_path (connect_query='set search_path to ${schema}').`,
  );
}

/** Whether statements of this data source pass a pooler. */
export function isPooled(dataSource: DataSource): boolean {
  return pooled.has(dataSource);
}
