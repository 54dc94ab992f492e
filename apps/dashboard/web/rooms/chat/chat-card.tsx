import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { chatQuery, type RoomMessage } from '../../api/room-chat.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { Time } from '../../ui/time.js';
import type { RoomTabProps } from '../room/room-tab.js';
import { MessageForm } from './message-form.js';

const HEIGHT_PX = 320;

/** What people write in a room, and a way to write to them. */
export function ChatCard({ project, room }: RoomTabProps) {
  const at = { project, room: room.id };
  const chat = useQuery({
    ...chatQuery(at),
    ...(room.status !== 'active' && { refetchInterval: false }),
  });
  return (
    <Section title="Chat">
      <Loaded query={chat}>{(messages) => <Messages messages={messages.toReversed()} />}</Loaded>
      {room.status !== 'ended' && <MessageForm at={at} />}
    </Section>
  );
}

function Messages({ messages }: { readonly messages: readonly RoomMessage[] }) {
  const list = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  if (messages.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Nobody has written yet.
      </Text>
    );
  }
  return (
    <Stack
      ref={list}
      gap="sm"
      mah={HEIGHT_PX}
      tabIndex={0}
      role="log"
      aria-label="Messages"
      style={{ overflowY: 'auto' }}
    >
      {messages.map((message) => (
        <div key={message.id}>
          <Text size="xs" c="dimmed" component="div">
            <strong className="wrap">{message.name}</strong>
            {message.to !== null && ` to ${message.to.join(', ')}`} · <Time at={message.sent_at} />
          </Text>
          <Text size="sm" className="wrap" style={{ whiteSpace: 'pre-wrap' }}>
            {message.text}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
