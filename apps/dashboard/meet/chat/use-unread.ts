import { useState } from 'react';
import { useRoom } from '../room/room-context.js';

/** How many messages of others came since the chat was last open. */
export function useUnread(isOpen: boolean): number {
  const { chat, self } = useRoom();
  const [seen, setSeen] = useState(() => chat.at(-1)?.id ?? '');
  const newest = chat.at(-1)?.id ?? '';
  if (isOpen && seen !== newest) setSeen(newest);
  const since = chat.findLastIndex(({ id }) => id === seen) + 1;
  return isOpen ? 0 : chat.slice(since).filter(({ from }) => from !== self.identity).length;
}
