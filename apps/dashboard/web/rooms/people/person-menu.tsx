import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowRight,
  IconBan,
  IconDotsVertical,
  IconHandOff,
  IconMicrophoneOff,
  IconUserX,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lowerHand, muteParticipant, type RoomParticipant } from '../../api/room-people.js';
import { roomKey, type RoomRef } from '../../api/rooms.js';
import { showError } from '../show-error.js';
import { MoveDialog } from './move-dialog.js';
import { RemoveDialog } from './remove-dialog.js';

interface PersonMenuProps {
  readonly at: RoomRef;
  readonly person: RoomParticipant;
}

/** What a moderator can do about somebody. */
export function PersonMenu({ at, person }: PersonMenuProps) {
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'move' | 'remove' | 'ban'>();
  const { identity } = person;
  const work = useMutation({
    mutationFn: (ask: () => Promise<unknown>) => ask(),
    onSettled: () => client.invalidateQueries({ queryKey: roomKey(at) }),
    onError: showError,
  });
  const close = () => setDialog(undefined);
  const isMuted = person.tracks.every(({ muted }) => muted === 'moderator');
  const muteAll = () => muteParticipant(at, identity, { all: true, muted: true });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Moderate ${person.name || identity}`}
            loading={work.isPending}
          >
            <IconDotsVertical size={17} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconMicrophoneOff size={16} />}
            disabled={isMuted}
            onClick={() => work.mutate(muteAll)}
          >
            Mute everything
          </Menu.Item>
          {person.hand_raised && (
            <Menu.Item
              leftSection={<IconHandOff size={16} />}
              onClick={() => work.mutate(() => lowerHand(at, identity))}
            >
              Lower hand
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconArrowRight size={16} />} onClick={() => setDialog('move')}>
            Move to another room
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconUserX size={16} />} onClick={() => setDialog('remove')}>
            Remove
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconBan size={16} />}
            onClick={() => setDialog('ban')}
          >
            Remove and ban
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'move' && <MoveDialog {...{ at, person }} onClose={close} />}
      {(dialog === 'remove' || dialog === 'ban') && (
        <RemoveDialog {...{ at, person }} isBan={dialog === 'ban'} onClose={close} />
      )}
    </>
  );
}
