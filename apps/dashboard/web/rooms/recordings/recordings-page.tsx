import { Stack } from '@mantine/core';
import { IconPlayerRecord } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { recordingsKey, roomRecordingsQuery } from '../../api/room-recordings.js';
import { useProject } from '../../projects/use-project-slug.js';
import { MoreButton } from '../../sources/more-button.js';
import { useNews } from '../../sources/use-news.js';
import { BackLink } from '../../ui/back-link.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { RecordingsTable } from './recordings-table.js';

/** What was recorded of all rooms of a project. */
export function RecordingsPage() {
  const project = useProject();
  const recordings = useInfiniteQuery(roomRecordingsQuery(project));
  const queryKey = recordingsKey(project);
  useNews({ source: 'platform', project, types: 'room_recording.*', queryKey });
  return (
    <Page
      title="Recordings"
      of="Rooms"
      text={<BackLink to={`/projects/${project}/rooms`}>All rooms</BackLink>}
    >
      <Stack>
        <Loaded query={recordings} rows={4}>
          {(items) =>
            items.length > 0 ? (
              <RecordingsTable isCard project={project} recordings={items} />
            ) : (
              <EmptyState
                icon={IconPlayerRecord}
                title="No recordings yet"
                text="Record a room from its page while somebody is in it, or let a room record every session by itself."
              />
            )
          }
        </Loaded>
        <MoreButton query={recordings} />
      </Stack>
    </Page>
  );
}
