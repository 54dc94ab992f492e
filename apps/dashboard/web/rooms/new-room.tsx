import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createRoom, roomsKey } from '../api/rooms.js';
import { FormDialog } from '../ui/form-dialog.js';
import { restOf } from '../ui/issue-of.js';
import {
  FIELDS,
  isComplete,
  type RoomSettings,
  USUAL,
  wantedOf,
} from './settings/room-settings.js';
import { RoomFields } from './settings/room-fields.js';

/** A button and its dialog: a place to talk. */
export function NewRoom({ project }: { readonly project: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [settings, setSettings] = useState<RoomSettings>();
  const make = useMutation({
    mutationFn: (wanted: RoomSettings) => createRoom(project, wantedOf(wanted)),
    onSuccess: async ({ id }) => {
      await navigate({ to: '/projects/$project/rooms/$room', params: { project, room: id } });
      await client.invalidateQueries({ queryKey: roomsKey(project) });
    },
  });
  return (
    <>
      <Button leftSection={<IconPlus size={16} />} onClick={() => setSettings(USUAL)}>
        New room
      </Button>
      {settings && (
        <FormDialog
          title="New room"
          action="Make"
          isReady={isComplete(settings)}
          isPending={make.isPending}
          error={restOf(make.error, FIELDS)}
          onEdit={() => make.reset()}
          onSubmit={() => make.mutate(settings)}
          onClose={() => setSettings(undefined)}
        >
          <RoomFields isNew value={settings} error={make.error} onChange={setSettings} />
        </FormDialog>
      )}
    </>
  );
}
