import { Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AppRef } from '../api/apps.js';
import { replicasQuery } from '../api/app-processes.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';
import { DataTable } from '../ui/data-table.js';

const SHOWN_LETTERS = 6;

/** Each replica: what it is one of, and whether it is ready. */
export function ReplicaTable({ at }: { readonly at: AppRef }) {
  const { data: replicas = [] } = useQuery(replicasQuery(at));
  if (replicas.length === 0) return null;
  return (
    <DataTable
      label="Replicas"
      titles={['Replica', 'State', 'Started']}
      verticalSpacing={6}
      horizontalSpacing="xs"
    >
      {replicas.map(({ id, process, healthy: isHealthy, started_at: startedAt }) => (
        <Table.Tr key={id}>
          <Table.Td title={id}>
            {process} <span className="mono">…{id.slice(-SHOWN_LETTERS)}</span>
          </Table.Td>
          <Table.Td>
            <Status
              value={isHealthy ? 'running' : 'starting'}
              label={isHealthy ? 'Ready' : 'Starting'}
            />
          </Table.Td>
          <Table.Td>
            <Time key={startedAt} at={startedAt} />
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}
