import { Anchor, Button, Group, Stack, Table, Text } from '@mantine/core';
import { IconBroadcast, IconPlayerStop } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type Broadcast, broadcastsQuery, endBroadcast } from '../../api/broadcasts.js';
import { roomKey } from '../../api/rooms.js';
import { ConfirmedIcon } from '../../ui/confirmed-icon.js';
import { CopyIcon } from '../../ui/copy-button.js';
import { DataTable } from '../../ui/data-table.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { Status } from '../../ui/status.js';
import { Time } from '../../ui/time.js';
import type { RoomTabProps } from '../room/room-tab.js';
import { NewBroadcastDialog } from './new-broadcast-dialog.js';
import { TargetList } from './target-list.js';

const TITLES = ['Began', 'Status', 'Plays at', 'Sent to'];

const isOver = ({ status }: Broadcast) => status === 'ended' || status === 'failed';

/** Shows a room to any number of people, here and on other services. */
export function BroadcastsCard({ project, room }: RoomTabProps) {
  const at = { project, room: room.id };
  const client = useQueryClient();
  const broadcasts = useQuery(broadcastsQuery(at));
  const [isMaking, setMaking] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: roomKey(at) });
  return (
    <Section title="For many" text="Any number can watch over HLS, or where else it is sent to.">
      <Loaded query={broadcasts} rows={1}>
        {(items) => (
          <Stack gap="sm">
            {items.length === 0 ? (
              <Text size="sm" c="dimmed">
                It was not broadcast yet.
              </Text>
            ) : (
              <DataTable label="Broadcasts" titles={TITLES} hasActions>
                {items.map((one) => (
                  <Table.Tr key={one.id}>
                    <Table.Td>
                      <Time at={one.live_at ?? one.created_at} />
                    </Table.Td>
                    <Table.Td>
                      <Status
                        value={one.status === 'ended' ? 'closed' : one.status}
                        label={WORDS[one.status]}
                      />
                    </Table.Td>
                    <Table.Td>
                      <Playback project={project} broadcast={one} />
                    </Table.Td>
                    <Table.Td>
                      <TargetList targets={one.targets} />
                    </Table.Td>
                    <Table.Td align="right">
                      {!isOver(one) && (
                        <ConfirmedIcon
                          icon={IconPlayerStop}
                          label="End the broadcast"
                          action="End it"
                          onConfirm={async () => {
                            await endBroadcast(project, one.id);
                            await refresh();
                          }}
                        >
                          Viewers see its end. The room goes on.
                        </ConfirmedIcon>
                      )}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </DataTable>
            )}
            {items.every(isOver) && room.status !== 'ended' && (
              <Group>
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconBroadcast size={16} />}
                  onClick={() => setMaking(true)}
                >
                  Broadcast
                </Button>
              </Group>
            )}
          </Stack>
        )}
      </Loaded>
      {isMaking && (
        <NewBroadcastDialog
          at={at}
          onClose={() => {
            setMaking(false);
            void refresh();
          }}
        />
      )}
    </Section>
  );
}

const WORDS: Readonly<Record<Broadcast['status'], string>> = {
  starting: 'Starting',
  live: 'Live',
  ended: 'Ended',
  failed: 'Failed',
};

function Playback({ project, broadcast }: { project: string; broadcast: Broadcast }) {
  const { playback_url: url, live_stream_id: stream } = broadcast;
  if (url === null) return <>–</>;
  return (
    <Group gap={4} wrap="nowrap">
      {stream === null ? (
        'HLS'
      ) : (
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link
              to="/projects/$project/live-streams/$stream"
              params={{ project, stream }}
              {...props}
            />
          )}
        >
          Live stream
        </Anchor>
      )}
      <CopyIcon text={url} what="address of the playlist" />
    </Group>
  );
}
