import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core';
import type { Permissions, RemoteParticipant, TrackSource } from '@skydeck/costream';
import { type FormEvent, useState } from 'react';
import { useRoom } from '../room/room-context.js';
import { nameOf } from '../room/tiles.js';
import { useAct } from './use-act.js';

const SOURCES: readonly (readonly [string, readonly TrackSource[]])[] = [
  ['Use the microphone', ['microphone']],
  ['Use the camera', ['camera']],
  ['Share the screen', ['screen_share', 'screen_share_audio']],
];

interface PermissionsDialogProps {
  readonly person: RemoteParticipant;
  readonly onClose: () => void;
}

/** Changes what somebody may do from now on. */
export function PermissionsDialog({ person, onClose }: PermissionsDialogProps) {
  const { moderate } = useRoom();
  const act = useAct();
  const [wanted, setWanted] = useState<Permissions>(person.permissions);
  const allow = (sources: readonly TrackSource[], isAllowed: boolean) => {
    const others = wanted.publish.filter((source) => !sources.includes(source));
    setWanted({ ...wanted, publish: isAllowed ? [...others, ...sources] : others });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    act(moderate.setPermissions(person.identity, wanted));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={`What ${nameOf(person)} may do`}>
      <form onSubmit={save}>
        <Stack>
          {SOURCES.map(([label, sources]) => (
            <Checkbox
              key={label}
              label={label}
              checked={sources.some((source) => wanted.publish.includes(source))}
              onChange={(event) => allow(sources, event.currentTarget.checked)}
            />
          ))}
          <Checkbox
            label="Write in the chat"
            checked={wanted.data}
            onChange={(event) => setWanted({ ...wanted, data: event.currentTarget.checked })}
          />
          <Checkbox
            label="Moderate: mute, remove and admit others"
            checked={wanted.moderate}
            onChange={(event) => setWanted({ ...wanted, moderate: event.currentTarget.checked })}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Save</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
