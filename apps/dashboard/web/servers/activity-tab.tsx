import { Drawer, Stack, Table, UnstyledButton } from '@mantine/core';
import { IconActivity } from '@tabler/icons-react';
import { useState } from 'react';
import { useEvents } from '../activity/use-events.js';
import type { Event } from '../api/shapes.js';
import { MoreButton } from '../sources/more-button.js';
import { CodeBlock } from '../ui/code-block.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { Time } from '../ui/time.js';
import type { ServerTabProps } from './server-tab.js';
import { DataTable } from '../ui/data-table.js';

const TYPES = 'vps.*,snapshot.*';

/** What happened to this server, newest first. */
export function ActivityTab({ project, server }: ServerTabProps) {
  const { list } = useEvents('platform', project, TYPES);
  const [shown, setShown] = useState<Event>();
  return (
    <Stack>
      <Loaded query={list}>
        {(all) => (
          <EventTable events={all.filter((event) => isOf(event, server.id))} onOpen={setShown} />
        )}
      </Loaded>
      <MoreButton query={list} />
      {shown && (
        <Drawer
          opened
          position="right"
          size="lg"
          title={shown.type}
          onClose={() => setShown(undefined)}
        >
          <CodeBlock code={JSON.stringify(shown, null, 2)} what="event" />
        </Drawer>
      )}
    </Stack>
  );
}

/** Events of servers carry its `id`, those of its parts its `vps_id`. */
function isOf({ data }: Event, id: string): boolean {
  const { id: own, vps_id: owner } = data as Readonly<Record<string, unknown>>;
  return own === id || owner === id;
}

interface EventTableProps {
  readonly events: readonly Event[];
  readonly onOpen: (event: Event) => void;
}

function EventTable({ events, onOpen }: EventTableProps) {
  if (events.length === 0) {
    return (
      <EmptyState
        icon={IconActivity}
        title="Nothing happened lately"
        text="Starts, stops, snapshots and changes of this server appear here at once."
      />
    );
  }
  return (
    <DataTable label="Events" titles={['What happened', 'Event', 'When']} isCard>
      {events.map((event) => (
        <Table.Tr key={event.id}>
          <Table.Td>{sentenceOf(event)}</Table.Td>
          <Table.Td>
            <UnstyledButton
              className="row-link mono"
              aria-haspopup="dialog"
              onClick={() => onOpen(event)}
            >
              {event.type}
            </UnstyledButton>
          </Table.Td>
          <Table.Td>
            <Time at={event.created_at} />
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

const SENTENCES: Readonly<Record<string, string>> = {
  'vps.created': 'Asked for',
  'vps.updated': 'Name, tags, labels or protection changed',
  'vps.started': 'Started',
  'vps.ready': 'Ready',
  'vps.stopped': 'Stopped',
  'vps.resized': 'Resized',
  'vps.rebuilt': 'Rebuilt',
  'vps.deleted': 'Deleted',
  'snapshot.created': 'Snapshot taken',
  'snapshot.failed': 'Snapshot failed',
  'snapshot.restored': 'Set back to a snapshot',
  'snapshot.deleted': 'Snapshot deleted',
};

const STOPPED_BY: Readonly<Record<string, string>> = {
  guest: 'Powered itself off',
  engine: 'Stopped with the machine that runs it',
};

interface Told {
  readonly name?: string;
  readonly reason?: string;
  readonly error?: { readonly message: string };
}

function sentenceOf({ type, data }: Event): string {
  const { name, reason = '', error } = data as Told;
  if (type === 'vps.failed') return error?.message ?? 'Failed';
  if (type === 'vps.stopped' && STOPPED_BY[reason]) return STOPPED_BY[reason];
  const sentence = SENTENCES[type] ?? type;
  return type.startsWith('snapshot.') && name ? `${sentence}: ${name}` : sentence;
}
