import { Table, UnstyledButton } from '@mantine/core';
import type { AppRun } from '../api/shapes.js';
import { durationOf, Time } from '../ui/time.js';
import { RunStatus } from './run-status.js';
import { DataTable } from '../ui/data-table.js';

interface RunTableProps {
  readonly runs: readonly AppRun[];
  readonly onOpen: (run: AppRun) => void;
}

/** Runs, newest first; each opens its log. */
export function RunTable({ runs, onOpen }: RunTableProps) {
  return (
    <DataTable label="Runs" titles={['Command', 'Status', 'Took', 'Started']} verticalSpacing={8}>
      {runs.map((run) => (
        <Table.Tr key={run.id}>
          <Table.Td>
            <UnstyledButton
              className="row-link mono"
              aria-haspopup="dialog"
              onClick={() => onOpen(run)}
            >
              {run.command}
            </UnstyledButton>
          </Table.Td>
          <Table.Td>
            <RunStatus run={run} />
          </Table.Td>
          <Table.Td className="figures">{durationOf(run.created_at, run.finished_at)}</Table.Td>
          <Table.Td>
            <Time at={run.created_at} />
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}
