import { Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Message } from '../../api/shapes.js';
import { channelName, previewOf } from '../../outbox/message-text.js';
import { DataTable } from '../../ui/data-table.js';
import { Status } from '../../ui/status.js';
import { Time } from '../../ui/time.js';

interface MessageTableProps {
  readonly project: string;
  readonly messages: readonly Message[];
}

const LONGEST_TO = 40;

export function MessageTable({ project, messages }: MessageTableProps) {
  return (
    <DataTable isCard label="Messages" titles={['Message', 'To', 'Channel', 'Status', 'Accepted']}>
      {messages.map((message) => (
        <Table.Tr key={message.id}>
          <Table.Td maw={340}>
            <Link
              to="/projects/$project/messages/$message"
              params={{ project, message: message.id }}
              className="row-link"
            >
              <Text span size="sm" fw={500} truncate display="block">
                {previewOf(message)}
              </Text>
            </Link>
          </Table.Td>
          <Table.Td className="figures">{shortened(message.to)}</Table.Td>
          <Table.Td>{channelName(message.channel)}</Table.Td>
          <Table.Td>
            <Status value={message.status} />
            {message.failure && (
              <Text size="xs" c="dimmed" className="mono wrap">
                {message.failure}
              </Text>
            )}
          </Table.Td>
          <Table.Td>
            <Time at={message.created_at} />
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

/** Tokens of devices are long, and nobody reads them. */
const shortened = (to: string): string =>
  to.length > LONGEST_TO ? `${to.slice(0, LONGEST_TO)}…` : to;
