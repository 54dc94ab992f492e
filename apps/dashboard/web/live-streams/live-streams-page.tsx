import { Stack, Text } from '@mantine/core';
import { IconBroadcast } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { liveStreamsKey, liveStreamsQuery } from '../api/live-streams.js';
import { useProject } from '../projects/use-project-slug.js';
import { MoreButton } from '../sources/more-button.js';
import { useNews } from '../sources/use-news.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { LiveStreamsTable } from './live-streams-table.js';
import { NewLiveStream } from './new-live-stream.js';

/** The live streams of a project, and which of them are on air. */
export function LiveStreamsPage() {
  const project = useProject();
  const streams = useInfiniteQuery(liveStreamsQuery(project));
  useNews({ source: 'media', project, types: 'live.*', queryKey: liveStreamsKey(project) });
  return (
    <Page
      title="Live streams"
      text="Publish from OBS or FFmpeg, be seen seconds later, and keep what was broadcast."
      actions={<NewLiveStream project={project} />}
    >
      <Stack>
        <Loaded query={streams} rows={4}>
          {(items) =>
            items.length > 0 ? (
              <LiveStreamsTable project={project} streams={items} />
            ) : (
              <EmptyState
                icon={IconBroadcast}
                title="No live streams yet"
                text="One is a place to publish to, again and again, with a key and an address of its own."
              >
                <Text size="xs" c="dimmed" className="mono">
                  skydeck media live create Conference
                </Text>
              </EmptyState>
            )
          }
        </Loaded>
        <MoreButton query={streams} />
      </Stack>
    </Page>
  );
}
