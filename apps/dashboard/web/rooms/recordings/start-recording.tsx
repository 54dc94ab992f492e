import { Button, Group, Select, Text } from '@mantine/core';
import { IconPlayerRecord } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { startRecording, type WantedRecording } from '../../api/room-recordings.js';
import { roomKey } from '../../api/rooms.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import type { RoomTabProps } from '../room/room-tab.js';
import { LAYOUTS } from './recording-words.js';

type Layout = NonNullable<WantedRecording['layout']>;

const CHOICES = Object.entries(LAYOUTS).map(([value, label]) => ({ value, label }));

/** Begins to record a room in which somebody is. */
export function StartRecording({ project, room }: RoomTabProps) {
  const client = useQueryClient();
  const at = { project, room: room.id };
  const [layout, setLayout] = useState<Layout>('grid');
  const start = useMutation({
    mutationFn: () => startRecording(at, { layout, as_asset: false }),
    onSettled: () => client.invalidateQueries({ queryKey: roomKey(at) }),
  });
  if (room.is_recording || room.status === 'ended') return null;
  const isEmpty = room.status !== 'active';
  return (
    <>
      <Group gap="xs">
        <Select
          aria-label="Layout"
          w={220}
          allowDeselect={false}
          data={CHOICES}
          value={layout}
          onChange={(value) =>
            setLayout(value === 'speaker' || value === 'tracks' ? value : 'grid')
          }
        />
        <Button
          leftSection={<IconPlayerRecord size={16} />}
          disabled={isEmpty}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          Record
        </Button>
        {isEmpty && (
          <Text size="sm" c="dimmed">
            There is nobody to record.
          </Text>
        )}
      </Group>
      <ErrorNotice error={start.error} />
    </>
  );
}
