import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { RemoteParticipant } from '@skydeck/costream';
import { useRoom } from '../room/room-context.js';
import { nameOf } from '../room/tiles.js';
import { useAct } from './use-act.js';

interface RemoveDialogProps {
  readonly person: RemoteParticipant;
  readonly isBan: boolean;
  readonly onClose: () => void;
}

/** Asks before somebody is sent away. */
export function RemoveDialog({ person, isBan, onClose }: RemoveDialogProps) {
  const { moderate } = useRoom();
  const act = useAct();
  const verb = isBan ? 'Ban' : 'Remove';
  return (
    <Modal opened onClose={onClose} title={`${verb} ${nameOf(person)}?`}>
      <Stack>
        <Text size="sm">
          {isBan
            ? 'They leave the meeting now and cannot come back, whatever link they have.'
            : 'They leave the meeting now. With their link they can come back.'}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            color="red.8"
            data-autofocus
            onClick={() => {
              act(moderate.remove(person.identity, { ban: isBan }));
              onClose();
            }}
          >
            {verb}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
