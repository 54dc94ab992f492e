import { Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { roomRecordingsQuery } from '../../api/room-recordings.js';
import { MoreButton } from '../../sources/more-button.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import type { RoomTabProps } from '../room/room-tab.js';
import { RecordingsTable } from './recordings-table.js';
import { StartRecording } from './start-recording.js';

/** What was recorded of a room, and a button that begins. */
export function RecordingsTab({ project, room }: RoomTabProps) {
  const recordings = useInfiniteQuery(roomRecordingsQuery(project, room.id));
  return (
    <Section title="Recordings" text="Everybody in the room sees that it is recorded.">
      <Stack>
        <StartRecording {...{ project, room }} />
        <Loaded query={recordings}>
          {(items) =>
            items.length > 0 ? (
              <RecordingsTable project={project} recordings={items} />
            ) : (
              <Text size="sm" c="dimmed">
                Nothing was recorded yet.
              </Text>
            )
          }
        </Loaded>
        <MoreButton query={recordings} />
      </Stack>
    </Section>
  );
}
