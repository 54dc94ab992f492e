import { ActionIcon, Group, TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { sendMessage } from '../../api/room-chat.js';
import { roomKey, type RoomRef } from '../../api/rooms.js';
import { ErrorNotice } from '../../ui/error-notice.js';

const MOST_CHARACTERS = 4000;

/** Writes to everybody in a room. */
export function MessageForm({ at }: { readonly at: RoomRef }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const send = useMutation({
    mutationFn: (said: string) => sendMessage(at, said),
    onSuccess: async () => {
      setText('');
      await client.invalidateQueries({ queryKey: [...roomKey(at), 'chat'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !send.isPending) send.mutate(text.trim());
  };
  return (
    <form onSubmit={submit}>
      <Group gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          aria-label="Message"
          placeholder="Write to everybody"
          maxLength={MOST_CHARACTERS}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ActionIcon
          type="submit"
          size={36}
          aria-label="Send message"
          loading={send.isPending}
          disabled={text.trim() === ''}
        >
          <IconSend size={18} />
        </ActionIcon>
      </Group>
      <ErrorNotice error={send.error} />
    </form>
  );
}
