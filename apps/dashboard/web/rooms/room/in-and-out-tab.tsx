import { Stack } from '@mantine/core';
import { BroadcastsCard } from '../broadcasts/broadcasts-card.js';
import { IngressesCard } from '../ingresses/ingresses-card.js';
import type { RoomTabProps } from './room-tab.js';

/** What comes into a room besides people, and where it goes. */
export function InAndOutTab({ project, room }: RoomTabProps) {
  return (
    <Stack>
      <BroadcastsCard {...{ project, room }} />
      <IngressesCard {...{ project, room }} />
    </Stack>
  );
}
