import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { liveStreamKey, liveStreamQuery } from '../../api/live-streams.js';
import { useProject } from '../../projects/use-project-slug.js';
import { useNews } from '../../sources/use-news.js';
import { BackLink } from '../../ui/back-link.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { Parts } from '../../ui/parts.js';
import { LiveStatus } from '../live-status.js';
import { HealthCard } from './health-card.js';
import { LiveFacts } from './live-facts.js';
import { LiveMenu } from './live-menu.js';
import { LivePlaybackCard } from './live-playback-card.js';
import { LivePlayerCard } from './live-player-card.js';
import { PublishCard } from './publish-card.js';
import { SessionsCard } from './sessions-card.js';

/** One live stream: what is on air, where to publish, and what was broadcast. */
export function LiveStreamPage() {
  const project = useProject();
  const id = useParams({ strict: false }).stream ?? '';
  const stream = useQuery(liveStreamQuery(project, id));
  useNews({ source: 'media', project, types: 'live.*', queryKey: liveStreamKey(project, id) });
  return (
    <Page
      title={stream.data?.name ?? 'Live stream'}
      of="Live streams"
      text={
        <Group gap="xs">
          <BackLink to={`/projects/${project}/live-streams`}>All live streams</BackLink>
          {stream.data && <LiveStatus status={stream.data.status} />}
        </Group>
      }
      actions={stream.data && <LiveMenu project={project} stream={stream.data} />}
    >
      <Loaded query={stream}>
        {(found) => (
          <Parts
            aside={
              <Stack>
                {found.session_id !== null && <HealthCard project={project} stream={found} />}
                <LivePlaybackCard project={project} stream={found} />
                <LiveFacts stream={found} />
              </Stack>
            }
          >
            <Stack>
              <LivePlayerCard project={project} stream={found} />
              <PublishCard project={project} stream={found} />
              <SessionsCard project={project} stream={found} />
            </Stack>
          </Parts>
        )}
      </Loaded>
    </Page>
  );
}
