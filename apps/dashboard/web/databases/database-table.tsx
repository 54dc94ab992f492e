import { Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Database } from '../api/shapes.js';
import { DataTable } from '../ui/data-table.js';
import { Time } from '../ui/time.js';
import { engineText } from './database-state.js';
import { DatabaseStatus } from './database-status.js';
import { planText } from './plan-text.js';

interface DatabaseTableProps {
  readonly project: string;
  readonly databases: readonly Database[];
}

export function DatabaseTable({ project, databases }: DatabaseTableProps) {
  return (
    <DataTable
      label="Databases"
      titles={['Name', 'State', 'Engine', 'Plan', 'Next backup', 'Created']}
      isCard
    >
      {databases.map((database) => (
        <Row key={database.id} project={project} database={database} />
      ))}
    </DataTable>
  );
}

function Row({ project, database }: { readonly project: string; readonly database: Database }) {
  const { name, plan, storage_gb: storageGb, backups, created_at: createdAt } = database;
  return (
    <Table.Tr>
      <Table.Td>
        <Link
          to="/projects/$project/database/$database"
          params={{ project, database: name }}
          className="row-link"
        >
          {name}
        </Link>
      </Table.Td>
      <Table.Td>
        <DatabaseStatus database={database} />
      </Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>{engineText(database)}</Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>
        <Text size="sm">{planText(plan)}</Text>
        <Text size="xs" c="dimmed">
          {storageGb} GiB
        </Text>
      </Table.Td>
      <Table.Td>{backups.next_at ? <Time at={backups.next_at} /> : 'none'}</Table.Td>
      <Table.Td>
        <Time at={createdAt} />
      </Table.Td>
    </Table.Tr>
  );
}
