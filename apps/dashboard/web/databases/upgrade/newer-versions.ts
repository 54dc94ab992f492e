import { useQuery } from '@tanstack/react-query';
import { databaseEnginesQuery } from '../../api/databases.js';
import type { Database } from '../../api/shapes.js';

/** Major versions that are newer than one and that are offered here, the oldest first. */
export function useNewerVersions(engine: Database['engine'], version: number): readonly number[] {
  const engines = useQuery(databaseEnginesQuery);
  const offered = engines.data?.find((one) => one.engine === engine)?.versions ?? [];
  return offered.filter((major) => major > version).toSorted((a, b) => a - b);
}
