import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { roomSessionsQuery } from '../../api/rooms.js';
import { DataTable } from '../../ui/data-table.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { Time } from '../../ui/time.js';
import type { RoomTabProps } from '../room/room-tab.js';
import { sessionText } from '../room-words.js';

const TITLES = ['Began', 'Ended', 'Length', 'Came in', 'At once'];

/** When somebody was in a room, from the first who came until the last had left. */
export function HistoryTab({ project, room }: RoomTabProps) {
  const sessions = useQuery(roomSessionsQuery({ project, room: room.id }));
  return (
    <Section title="Sessions" text="From the first who comes until the last has left.">
      <Loaded query={sessions}>
        {(items) =>
          items.length === 0 ? (
            <Text size="sm" c="dimmed">
              Nobody was in it yet.
            </Text>
          ) : (
            <DataTable label="Sessions" titles={TITLES} amounts={['Came in', 'At once']}>
              {items.map((one) => (
                <Table.Tr key={one.id}>
                  <Table.Td>
                    <Time at={one.started_at} />
                  </Table.Td>
                  <Table.Td>{one.ended_at === null ? 'Now' : <Time at={one.ended_at} />}</Table.Td>
                  <Table.Td className="figures">{sessionText(one)}</Table.Td>
                  <Table.Td ta="right">{one.joins}</Table.Td>
                  <Table.Td ta="right">{one.peak_participants}</Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
          )
        }
      </Loaded>
    </Section>
  );
}
