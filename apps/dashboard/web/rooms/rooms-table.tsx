import { Badge, Group, Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Room } from '../api/rooms.js';
import { DataTable } from '../ui/data-table.js';
import { Time } from '../ui/time.js';
import { RoomStatus } from './room-status.js';
import { MODES } from './room-words.js';

interface RoomsTableProps {
  readonly project: string;
  readonly rooms: readonly Room[];
}

const TITLES = ['Name', 'Status', 'In it now', 'Mode', 'Added'];

/** Rooms with who is in them. */
export function RoomsTable({ project, rooms }: RoomsTableProps) {
  return (
    <DataTable isCard label="Rooms" titles={TITLES}>
      {rooms.map((room) => (
        <Table.Tr key={room.id}>
          <Table.Td maw={320}>
            <Link
              to="/projects/$project/rooms/$room"
              params={{ project, room: room.id }}
              className="row-link wrap"
            >
              {room.name}
            </Link>
          </Table.Td>
          <Table.Td>
            <Group gap="xs" wrap="nowrap">
              <RoomStatus room={room} />
              {room.is_recording && <Recording />}
            </Group>
          </Table.Td>
          <Table.Td className="figures">
            {room.participants} of {room.max_participants}
          </Table.Td>
          <Table.Td>{MODES[room.mode]}</Table.Td>
          <Table.Td>
            <Time at={room.created_at} />
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}

/** Says that what happens in a room is recorded. */
export function Recording() {
  return (
    <Badge variant="outline" color="red" size="sm" c="var(--bad)">
      Rec
    </Badge>
  );
}
