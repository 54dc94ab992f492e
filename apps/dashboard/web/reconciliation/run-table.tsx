import { Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paymentProvidersQuery } from '../api/payment-providers.js';
import type { Reconciliation } from '../api/reconciliations.js';
import { DataTable } from '../ui/data-table.js';
import { Time } from '../ui/time.js';

interface RunTableProps {
  readonly project: string;
  readonly runs: readonly Reconciliation[];
}

const TITLES = ['Days', 'Provider', 'By', 'Lines', 'Compared'];
const SOURCES = { pull: 'The provider was asked', upload: 'A file' } as const;

/** What was compared, the newest first. */
export function RunTable({ project, runs }: RunTableProps) {
  const providers = useQuery(paymentProvidersQuery(project)).data ?? [];
  const names = new Map(providers.map(({ id, name }) => [id, name]));
  return (
    <DataTable isCard label="Comparisons" titles={TITLES}>
      {runs.map((run) => (
        <Table.Tr key={run.id}>
          <Table.Td>
            <Link
              to="/projects/$project/reconciliation/$run"
              params={{ project, run: run.id }}
              className="row-link figures"
            >
              {daysText(run)}
            </Link>
          </Table.Td>
          <Table.Td>{names.get(run.provider) ?? run.provider}</Table.Td>
          <Table.Td>{SOURCES[run.source]}</Table.Td>
          <Table.Td className="figures">{run.lines}</Table.Td>
          <Table.Td>
            <Time at={run.created_at} />
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

/** Such as `2026-01-30 to 2026-01-31`. */
export const daysText = ({ from, to }: Pick<Reconciliation, 'from' | 'to'>): string =>
  from === to ? from : `${from} to ${to}`;
