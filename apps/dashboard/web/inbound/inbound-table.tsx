import { Group, Table, Text } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { InboundMessage } from '../api/inbound.js';
import { channelName } from '../outbox/message-text.js';
import { DataTable } from '../ui/data-table.js';
import { Time } from '../ui/time.js';
import { lineOf, whoOf } from './inbound-words.js';

interface InboundTableProps {
  readonly project: string;
  readonly messages: readonly InboundMessage[];
}

const TITLES = ['Message', 'From', 'To', 'Channel', 'Received'];

export function InboundTable({ project, messages }: InboundTableProps) {
  return (
    <DataTable isCard label="Inbound messages" titles={TITLES}>
      {messages.map((message) => (
        <Table.Tr key={message.id}>
          <Table.Td maw={340}>
            <Link
              to="/projects/$project/messages/inbound/$inbound"
              params={{ project, inbound: message.id }}
              className="row-link"
            >
              <Text span size="sm" fw={500} truncate display="block">
                {lineOf(message)}
              </Text>
            </Link>
            <Files count={message.attachments.length} />
          </Table.Td>
          <Table.Td>
            <span className="figures">{whoOf(message)}</span>
            {message.from_name && (
              <Text size="xs" c="dimmed" className="figures">
                {message.from}
              </Text>
            )}
          </Table.Td>
          <Table.Td className="figures wrap">{message.to}</Table.Td>
          <Table.Td>{channelName(message.channel)}</Table.Td>
          <Table.Td>
            <Time at={message.received_at} />
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

function Files({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Group gap={4} c="dimmed">
      <IconPaperclip size={13} aria-hidden />
      <Text size="xs">{count === 1 ? '1 file' : `${count} files`}</Text>
    </Group>
  );
}
