import { Button } from '@mantine/core';

import { IconVideo } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createRoomToken } from '../api/room-people.js';
import { createRoom, roomsKey } from '../api/rooms.js';
import { openTab } from './open-tab.js';
import { showError } from './show-error.js';

/** Nobody needs one that stays. */
const TEST_ROOM = { name: 'Test room', persistent: false, empty_timeout_s: 600 } as const;
const HOUR_S = 3600;

/** A button that makes a room and opens its meeting page, to try a camera at once. */
export function TestRoom({ project }: { readonly project: string }) {
  const client = useQueryClient();
  const open = useMutation({
    mutationFn: () =>
      openTab(async () => {
        const { id } = await createRoom(project, TEST_ROOM);
        const wanted = { identity: 'host', name: 'Host', role: 'host', ttl_s: HOUR_S } as const;
        return (await createRoomToken({ project, room: id }, wanted)).join_url;
      }),
    onSettled: () => client.invalidateQueries({ queryKey: roomsKey(project) }),
    onError: showError,
  });
  return (
    <Button
      variant="default"
      leftSection={<IconVideo size={16} />}
      loading={open.isPending}
      onClick={() => open.mutate()}
    >
      Open a test room
    </Button>
  );
}
