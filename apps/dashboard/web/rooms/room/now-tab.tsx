import { Stack } from '@mantine/core';
import { Parts } from '../../ui/parts.js';
import { ChatCard } from '../chat/chat-card.js';
import { PeopleCard } from '../people/people-card.js';
import { WaitingCard } from '../people/waiting-card.js';
import type { RoomTabProps } from './room-tab.js';

/** Who is in a room now, who waits, and what they write. */
export function NowTab({ project, room }: RoomTabProps) {
  return (
    <Parts aside={<ChatCard {...{ project, room }} />}>
      <Stack>
        <WaitingCard {...{ project, room }} />
        <PeopleCard {...{ project, room }} />
      </Stack>
    </Parts>
  );
}
