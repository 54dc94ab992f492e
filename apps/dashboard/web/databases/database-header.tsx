import { SimpleGrid } from '@mantine/core';
import type { Database } from '../api/shapes.js';
import { engineText } from './database-state.js';
import { DatabaseStatus } from './database-status.js';
import { planText } from './plan-text.js';

/** What a database is and how it is. */
export function DatabaseHeader({ database }: { readonly database: Database }) {
  const { host, port, plan, size, storage_gb: storageGb } = database;
  return (
    <SimpleGrid className="card" p="lg" cols={{ base: 1, sm: 2 }} spacing="lg">
      <dl className="pair">
        <dt>State</dt>
        <dd aria-live="polite">
          <DatabaseStatus database={database} />
        </dd>
        <dt>Address</dt>
        <dd className="mono wrap">{host === null ? '–' : `${host}:${port}`}</dd>
      </dl>
      <dl className="pair">
        <dt>Engine</dt>
        <dd>{engineText(database)}</dd>
        <dt>Plan</dt>
        <dd>
          {planText(plan)}
          {size === null ? '' : `, ${size}`}, {storageGb} GiB
        </dd>
      </dl>
    </SimpleGrid>
  );
}
