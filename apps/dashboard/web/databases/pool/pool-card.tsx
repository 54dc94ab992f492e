import { useQuery } from '@tanstack/react-query';
import { databasePoolQuery } from '../../api/database-pool.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import type { DatabaseTabProps } from '../database-tab.js';
import { PoolForm } from './pool-form.js';
import { PoolNow } from './pool-now.js';

/** Connections that the clients of a database take turns on. */
export function PoolCard({ project, database }: DatabaseTabProps) {
  const pool = useQuery(databasePoolQuery({ project, database: database.name }));
  return (
    <Section title="Connection pool" text="Many clients take turns on a few connections.">
      <Loaded query={pool} rows={2}>
        {(found) => (
          <>
            <PoolNow pool={found} />
            <PoolForm
              key={`${found.enabled} ${found.mode} ${found.size}`}
              project={project}
              database={database}
              pool={found}
            />
          </>
        )}
      </Loaded>
    </Section>
  );
}
