import type { ChatMessage } from '@skydeck/costream';
import { Text } from '@mantine/core';
import { piecesOf } from './links.js';

const CLOCK = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

interface MessageProps {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  /** Of the same person as the message before, which says who that is. */
  readonly isMore: boolean;
}

/** One message of the chat. What people wrote is only ever text, and links that open elsewhere. */
export function Message({ message, isOwn, isMore }: MessageProps) {
  return (
    <li className="meet-message" data-own={isOwn || undefined}>
      {!isMore && (
        <Text component="div" size="xs" c="dimmed" className="meet-message-head">
          <strong>{isOwn ? 'You' : message.name}</strong>
          <time dateTime={message.sent_at}>{CLOCK.format(new Date(message.sent_at))}</time>
          {message.to !== null && <span>privately</span>}
        </Text>
      )}
      <p>
        {piecesOf(message.text).map(({ text, href }, index) =>
          href === null ? (
            text
          ) : (
            <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
              {text}
            </a>
          ),
        )}
      </p>
    </li>
  );
}
