import { Button } from '@mantine/core';
import { IconDoorEnter, IconPlayerStop } from '@tabler/icons-react';
import { useState } from 'react';
import { JoinDialog } from '../join/join-dialog.js';
import { EndRoomDialog } from './end-room-dialog.js';
import type { RoomTabProps } from './room-tab.js';

/** Lets somebody in, or sends everybody away. */
export function RoomActions({ project, room }: RoomTabProps) {
  const [dialog, setDialog] = useState<'join' | 'end'>();
  const close = () => setDialog(undefined);
  if (room.status === 'ended') return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlayerStop size={16} />}
        onClick={() => setDialog('end')}
      >
        End room
      </Button>
      <Button leftSection={<IconDoorEnter size={16} />} onClick={() => setDialog('join')}>
        Let somebody in
      </Button>
      {dialog === 'join' && <JoinDialog {...{ project, room }} onClose={close} />}
      {dialog === 'end' && <EndRoomDialog {...{ project, room }} onClose={close} />}
    </>
  );
}
