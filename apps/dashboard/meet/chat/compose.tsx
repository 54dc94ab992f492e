import { ActionIcon, Text, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useRoom } from '../room/room-context.js';
import { nameOf } from '../room/tiles.js';
import { sentenceOf } from '../sound/device-problem.js';
import { RecipientPicker } from './recipient-picker.js';

const MAX_LETTERS = 4000;

/** Where a message is written: Enter sends, Shift and Enter begin a new line. */
export function Compose() {
  const room = useRoom();
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  if (!room.permissions.data) {
    return (
      <Text size="sm" c="dimmed" p="md">
        You may read the chat, but not write in it.
      </Text>
    );
  }
  const recipient = room.participants.get(wanted);
  const whom = recipient ? nameOf(recipient) : 'everybody';
  const isGone = wanted !== '' && !recipient;
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const message = text.trim();
    if (message === '') return;
    // What was meant for one must not go to everybody.
    if (isGone) {
      setProblem('They have left. Choose whom it is for.');
      return;
    }
    setText('');
    setProblem(null);
    room.sendChat(message, recipient && [recipient.identity]).catch((error: unknown) => {
      setText((now) => now || message);
      setProblem(sentenceOf(error));
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    send(event);
  };
  return (
    <form className="meet-compose" onSubmit={send}>
      {(room.participants.size > 0 || isGone) && (
        <RecipientPicker value={wanted} onChange={setWanted} />
      )}
      <Textarea
        aria-label={`Message to ${whom}`}
        placeholder={`Write to ${whom}`}
        autosize
        minRows={1}
        maxRows={5}
        maxLength={MAX_LETTERS}
        value={text}
        error={problem}
        data-autofocus
        onKeyDown={onKeyDown}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ActionIcon type="submit" size={36} aria-label="Send message" disabled={text.trim() === ''}>
        <IconSend size={18} />
      </ActionIcon>
    </form>
  );
}
