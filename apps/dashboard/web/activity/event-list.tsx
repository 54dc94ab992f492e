import { Group, Stack, Table, Text, UnstyledButton } from '@mantine/core';
import { IconActivity } from '@tabler/icons-react';
import type { Event } from '../api/shapes.js';
import { MoreButton } from '../sources/more-button.js';
import type { Source } from '../sources/sources.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';
import { useEvents } from './use-events.js';

interface EventListProps {
  readonly project: string;
  readonly source: Source;
  readonly type: string;
  readonly onOpen: (event: Event) => void;
}

const OTHERS = 'What happens in this product appears here at once.';

const NEXT: Readonly<Record<Source, string>> = {
  auth: 'Make an API key or add a member, and it appears here at once.',
  platform: 'Deploy an app, and it appears here at once.',
  messaging: 'Send a message with a key of Messaging, and it appears here once it has arrived.',
  pay: 'Move money between wallets, and it appears here at once.',
  media: OTHERS,
  vault: OTHERS,
  location: OTHERS,
};

export function EventList({ project, source, type, onOpen }: EventListProps) {
  const { list, state } = useEvents(source, project, type);
  const isLive = state === 'open';
  return (
    <Stack>
      <Group justify="flex-end">
        <Status value={isLive ? 'live' : 'pending'} label={isLive ? 'Live' : 'Listening'} />
      </Group>
      <Loaded query={list}>
        {(events) =>
          events.length === 0 ? (
            <EmptyState
              icon={IconActivity}
              title={type ? `Nothing of ${type} yet` : 'Nothing happened yet'}
              text={type ? 'Choose another type, or wait: it appears here at once.' : NEXT[source]}
            />
          ) : (
            <EventTable events={events} onOpen={onOpen} />
          )
        }
      </Loaded>
      <MoreButton query={list} />
    </Stack>
  );
}

interface EventTableProps {
  readonly events: readonly Event[];
  readonly onOpen: (event: Event) => void;
}

function EventTable({ events, onOpen }: EventTableProps) {
  return (
    <div className="card table-scroll" tabIndex={0} role="region" aria-label="Events">
      <Table>
        <Table.Thead>
          <Table.Tr>
            {['Event', 'Data', 'When'].map((title) => (
              <Table.Th key={title}>{title}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {events.map((event) => (
            <Table.Tr key={event.id}>
              <Table.Td>
                <UnstyledButton
                  className="row-link"
                  fz="sm"
                  aria-haspopup="dialog"
                  onClick={() => onOpen(event)}
                >
                  {event.type}
                </UnstyledButton>
              </Table.Td>
              <Table.Td maw={480}>
                <Text className="mono" truncate>
                  {JSON.stringify(event.data)}
                </Text>
              </Table.Td>
              <Table.Td>
                <Time at={event.created_at} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
