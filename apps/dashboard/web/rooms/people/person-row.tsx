import { Badge, Group, Table, Text } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import type { Measured, RoomParticipant } from '../../api/room-people.js';
import type { RoomRef } from '../../api/rooms.js';
import { Time } from '../../ui/time.js';
import { PersonMenu } from './person-menu.js';
import { qualityOf } from './quality.js';
import { QualityBars } from './quality-bars.js';
import { TrackList } from './track-list.js';

interface PersonRowProps {
  readonly at: RoomRef;
  readonly person: RoomParticipant;
  readonly measured: Measured | undefined;
}

/** One of those who are in a room. */
export function PersonRow({ at, person, measured }: PersonRowProps) {
  const { identity, name, permissions } = person;
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap={6}>
          <Text size="sm" fw={500} className="wrap">
            {name || identity}
          </Text>
          {permissions.moderate && <Badge variant="light">Host</Badge>}
          {permissions.hidden && <Badge variant="default">Hidden</Badge>}
          {person.hand_raised && (
            <Badge variant="default" leftSection={<IconHandStop size={12} aria-hidden />}>
              Hand up
            </Badge>
          )}
        </Group>
        {name !== '' && name !== identity && (
          <Text size="xs" c="dimmed" className="mono wrap">
            {identity}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <TrackList at={at} person={person} />
      </Table.Td>
      <Table.Td>
        <QualityBars quality={qualityOf(measured)} />
      </Table.Td>
      <Table.Td>
        <Time at={person.joined_at} />
      </Table.Td>
      <Table.Td>
        <PersonMenu at={at} person={person} />
      </Table.Td>
    </Table.Tr>
  );
}
