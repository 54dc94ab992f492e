import type { QueryClient } from '@tanstack/react-query';
import { type DatabaseRef, databaseQuery, databasesKey } from '../../api/databases.js';
import type { Database } from '../../api/shapes.js';

/** Shows that something has begun with a database, at the top of its page. */
export async function showBegun(
  queryClient: QueryClient,
  at: DatabaseRef,
  database: Database,
): Promise<void> {
  queryClient.setQueryData(databaseQuery(at).queryKey, database);
  window.scrollTo({ top: 0 });
  const all = databasesKey(at.project);
  // What the server itself is asked for would be refused while it is away.
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: all, exact: true }),
    queryClient.invalidateQueries({ queryKey: [...all, 'backups'] }),
  ]);
}
