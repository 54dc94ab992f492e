import { Text } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { useRoom } from '../room/room-context.js';
import { Compose } from './compose.js';
import { Message } from './message.js';

const NEAR_PX = 80;

/** What was written, and where to write. */
export function ChatPanel() {
  const room = useRoom();
  const { chat, self } = room;
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const list = ref.current;
    if (list && isAtEnd.current) list.scrollTop = list.scrollHeight;
  }, [chat.length]);
  return (
    <>
      <div
        ref={ref}
        className="meet-panel-body"
        role="log"
        aria-label="Messages"
        aria-live="polite"
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
        }}
      >
        {chat.length === 0 && (
          <Text size="sm" c="dimmed" ta="center" py="xl">
            Nobody has written yet. Messages are seen by everybody in the meeting.
          </Text>
        )}
        <ol className="meet-messages">
          {chat.map((message, index) => (
            <Message
              key={message.id}
              message={message}
              isOwn={message.from === self.identity}
              isMore={chat[index - 1]?.from === message.from && message.to === null}
            />
          ))}
        </ol>
      </div>
      <Compose />
    </>
  );
}
