import { Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { LiveStream } from '../api/live-streams.js';
import { DataTable } from '../ui/data-table.js';
import { Time } from '../ui/time.js';
import { LiveStatus } from './live-status.js';

interface LiveStreamsTableProps {
  readonly project: string;
  readonly streams: readonly LiveStream[];
}

const TITLES = ['Name', 'Status', 'Latency', 'Recorded', 'Added'];

/** Live streams with where they are. */
export function LiveStreamsTable({ project, streams }: LiveStreamsTableProps) {
  return (
    <DataTable isCard label="Live streams" titles={TITLES}>
      {streams.map((stream) => (
        <Table.Tr key={stream.id}>
          <Table.Td maw={320}>
            <Link
              to="/projects/$project/live-streams/$stream"
              params={{ project, stream: stream.id }}
              className="row-link wrap"
            >
              {stream.name}
            </Link>
          </Table.Td>
          <Table.Td>
            <LiveStatus status={stream.status} />
          </Table.Td>
          <Table.Td>{stream.latency === 'low' ? 'Low' : 'Standard'}</Table.Td>
          <Table.Td>{stream.record ? 'Yes' : 'No'}</Table.Td>
          <Table.Td>
            <Time at={stream.created_at} />
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}
