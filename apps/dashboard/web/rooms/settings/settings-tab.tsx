import { Button, Group, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { changeRoom, roomsKey } from '../../api/rooms.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { restOf } from '../../ui/issue-of.js';
import { Section } from '../../ui/section.js';
import type { RoomTabProps } from '../room/room-tab.js';
import { BansCard } from '../people/bans-card.js';
import { RoomFacts } from './room-facts.js';
import { RoomFields } from './room-fields.js';
import { changeOf, FIELDS, isComplete, settingsOf } from './room-settings.js';

/** What a room is, what can be changed of it, and who may not come back. */
export function SettingsTab({ project, room }: RoomTabProps) {
  return (
    <Stack maw={680}>
      <RoomFacts room={room} />
      {room.status !== 'ended' && <SettingsForm key={room.version} {...{ project, room }} />}
      <BansCard {...{ project, room }} />
    </Stack>
  );
}

function SettingsForm({ project, room }: RoomTabProps) {
  const client = useQueryClient();
  const [value, setValue] = useState(() => settingsOf(room));
  const change = changeOf(room, value);
  const save = useMutation({
    mutationFn: () => changeRoom({ project, room: room.id }, change),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: roomsKey(project) });
      notifications.show({ message: 'The room is changed.' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(value)) save.mutate();
  };
  return (
    <Section title="Settings" text="Who is in it now stays; what is new counts from now on.">
      <form onSubmit={submit} onChange={() => !save.isPending && save.reset()}>
        <Stack>
          <RoomFields value={value} error={save.error} onChange={setValue} />
          <ErrorNotice error={restOf(save.error, FIELDS)} />
          <Group>
            <Button
              type="submit"
              loading={save.isPending}
              disabled={!isComplete(value) || Object.keys(change).length === 0}
            >
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
