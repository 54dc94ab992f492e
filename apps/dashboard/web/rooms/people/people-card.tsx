import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { peopleQuery, qualityQuery } from '../../api/room-people.js';
import { DataTable } from '../../ui/data-table.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import type { RoomTabProps } from '../room/room-tab.js';
import { PersonRow } from './person-row.js';

const TITLES = ['Who', 'Publishes', 'Connection', 'Since'];
const NOBODY: Readonly<Record<RoomTabProps['room']['status'], string>> = {
  active: 'Nobody is in it any more.',
  idle: 'Nobody is in it. Who comes appears here at once.',
  scheduled: 'It opens later. Who comes then appears here at once.',
  ended: 'It has ended.',
};

/** Who is in a room, what they publish, and what can be done about it. */
export function PeopleCard({ project, room }: RoomTabProps) {
  const at = { project, room: room.id };
  const people = useQuery(peopleQuery(at));
  const quality = useQuery({ ...qualityQuery(at), enabled: room.status === 'active' });
  const measured = new Map(quality.data?.map((one) => [one.identity, one]));
  return (
    <Section title="People" text={`${room.participants} of at most ${room.max_participants}`}>
      <Loaded query={people}>
        {(items) =>
          items.length === 0 ? (
            <Text size="sm" c="dimmed">
              {NOBODY[room.status]}
            </Text>
          ) : (
            <DataTable label="People" titles={TITLES} hasActions>
              {items.map((person) => (
                <PersonRow
                  key={person.identity}
                  at={at}
                  person={person}
                  measured={measured.get(person.identity)}
                />
              ))}
            </DataTable>
          )
        }
      </Loaded>
    </Section>
  );
}
