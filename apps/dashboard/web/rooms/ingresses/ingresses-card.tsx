import { Button, Group, Table, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  deleteIngress,
  type Ingress,
  ingressesQuery,
  type NewIngress,
  resetIngressKey,
} from '../../api/ingresses.js';
import { roomKey } from '../../api/rooms.js';
import { ConfirmedIcon } from '../../ui/confirmed-icon.js';
import { DataTable } from '../../ui/data-table.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { Status } from '../../ui/status.js';
import type { RoomTabProps } from '../room/room-tab.js';
import { KeyDialog } from './key-dialog.js';
import { NewIngressDialog } from './new-ingress-dialog.js';

const TITLES = ['Name', 'Status', 'By'];
const WORDS: Readonly<Record<Ingress['status'], string>> = {
  inactive: 'Nobody sends',
  buffering: 'Waits for a picture',
  publishing: 'Live',
};
const TONES: Partial<Record<Ingress['status'], string>> = {
  inactive: 'closed',
  publishing: 'live',
};

/** Programs that send into a room, such as OBS. */
export function IngressesCard({ project, room }: RoomTabProps) {
  const at = { project, room: room.id };
  const client = useQueryClient();
  const ingresses = useQuery(ingressesQuery(at));
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<NewIngress>();
  const refresh = () => client.invalidateQueries({ queryKey: roomKey(at) });
  const show = async (one: NewIngress) => {
    setMaking(false);
    setMade(one);
    await refresh();
  };
  return (
    <Section
      title="From programs"
      text="OBS, FFmpeg and cameras publish here as if they were people."
    >
      <Loaded query={ingresses} rows={1}>
        {(items) =>
          items.length === 0 ? (
            <Text size="sm" c="dimmed">
              No program can publish here yet.
            </Text>
          ) : (
            <DataTable label="Programs" titles={TITLES} hasActions>
              {items.map((one) => (
                <Table.Tr key={one.id}>
                  <Table.Td className="wrap">{one.name}</Table.Td>
                  <Table.Td>
                    <Status value={TONES[one.status] ?? one.status} label={WORDS[one.status]} />
                  </Table.Td>
                  <Table.Td>{one.kind.toUpperCase()}</Table.Td>
                  <Table.Td align="right">
                    <Group gap={4} wrap="nowrap" justify="flex-end">
                      <ConfirmedIcon
                        icon={IconKey}
                        label={`Give ${one.name} another key`}
                        action="Reset"
                        onConfirm={async () => show(await resetIngressKey(project, one.id))}
                      >
                        Whoever has the old key cannot publish any more.
                      </ConfirmedIcon>
                      <ConfirmedIcon
                        label={`Delete ${one.name}`}
                        action="Delete"
                        onConfirm={async () => {
                          await deleteIngress(project, one.id);
                          await refresh();
                        }}
                      >
                        Who publishes with it is put out, and its key is of no use any more.
                      </ConfirmedIcon>
                    </Group>
                  </Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
          )
        }
      </Loaded>
      {room.status !== 'ended' && (
        <Group>
          <Button size="xs" variant="default" onClick={() => setMaking(true)}>
            Let a program in
          </Button>
        </Group>
      )}
      {isMaking && (
        <NewIngressDialog
          at={at}
          onMade={(one) => void show(one)}
          onClose={() => setMaking(false)}
        />
      )}
      {made && <KeyDialog ingress={made} onClose={() => setMade(undefined)} />}
    </Section>
  );
}
