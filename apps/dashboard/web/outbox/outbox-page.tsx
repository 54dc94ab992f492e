import { Button, Table, Text, UnstyledButton } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Message } from '../api/shapes.js';
import { useProject } from '../projects/use-project-slug.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';
import { channelName, previewOf } from './message-text.js';
import { MessageDrawer } from './message-drawer.js';
import { useOutbox } from './use-outbox.js';

export function OutboxPage() {
  const project = useProject();
  const { outbox, state } = useOutbox(project);
  const [shown, setShown] = useState<Message>();
  return (
    <Page
      title="Outbox"
      text="Messages that this project sends, as they are delivered on this installation."
      actions={
        <Status
          value={state === 'open' ? 'live' : 'pending'}
          label={state === 'open' ? 'Live' : 'Listening'}
        />
      }
    >
      <Loaded query={outbox}>
        {(messages) =>
          messages.length === 0 ? (
            <EmptyState
              icon={IconInbox}
              title="No messages yet"
              text="Send one with the Messaging product, or ask for a one-time password. It appears here at once."
            >
              <Button component={Link} to={`/projects/${project}/products`} variant="default">
                Go to products
              </Button>
            </EmptyState>
          ) : (
            <MessageTable messages={messages} onOpen={setShown} />
          )
        }
      </Loaded>
      {shown && <MessageDrawer message={shown} onClose={() => setShown(undefined)} />}
    </Page>
  );
}

interface MessageTableProps {
  readonly messages: readonly Message[];
  readonly onOpen: (message: Message) => void;
}

function MessageTable({ messages, onOpen }: MessageTableProps) {
  return (
    <div className="card table-scroll" tabIndex={0} role="region" aria-label="Messages">
      <Table>
        <Table.Thead>
          <Table.Tr>
            {['Message', 'To', 'Channel', 'Status', 'Sent'].map((title) => (
              <Table.Th key={title}>{title}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {messages.map((message) => (
            <Table.Tr key={message.id}>
              <Table.Td maw={360}>
                <UnstyledButton onClick={() => onOpen(message)} className="row-link" w="100%">
                  <Text size="sm" fw={500} truncate>
                    {previewOf(message)}
                  </Text>
                </UnstyledButton>
              </Table.Td>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>{message.to}</Table.Td>
              <Table.Td>{channelName(message.channel)}</Table.Td>
              <Table.Td>
                <Status value={message.status} />
              </Table.Td>
              <Table.Td>
                <Time at={message.sent_at ?? message.created_at} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
