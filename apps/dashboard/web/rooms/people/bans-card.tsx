import { Button, Table, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bansQuery, liftBan } from '../../api/room-people.js';
import { roomKey } from '../../api/rooms.js';
import { DataTable } from '../../ui/data-table.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { Time } from '../../ui/time.js';
import type { RoomTabProps } from '../room/room-tab.js';

/** Who may not come back, and a way to let them. */
export function BansCard({ project, room }: RoomTabProps) {
  const at = { project, room: room.id };
  const client = useQueryClient();
  const bans = useQuery(bansQuery(at));
  const lift = useMutation({
    mutationFn: (id: string) => liftBan(at, id),
    onSettled: () => client.invalidateQueries({ queryKey: roomKey(at) }),
  });
  return (
    <Section title="Banned" text="No token lets them in. When a ban is lifted they need a new one.">
      <Loaded query={bans} rows={1}>
        {(items) =>
          items.length === 0 ? (
            <Text size="sm" c="dimmed">
              Nobody is banned.
            </Text>
          ) : (
            <DataTable label="Banned" titles={['Who', 'Since']} hasActions>
              {items.map((ban) => (
                <Table.Tr key={ban.id}>
                  <Table.Td className="mono wrap">{ban.identity}</Table.Td>
                  <Table.Td>
                    <Time at={ban.created_at} />
                  </Table.Td>
                  <Table.Td align="right">
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={`Lift the ban of ${ban.identity}`}
                      onClick={() => lift.mutate(ban.id)}
                    >
                      Lift
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
          )
        }
      </Loaded>
      <ErrorNotice error={lift.error} />
    </Section>
  );
}
