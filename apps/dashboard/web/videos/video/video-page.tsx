import { Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { assetKey, assetQuery } from '../../api/assets.js';
import { useProject } from '../../projects/use-project-slug.js';
import { useNews } from '../../sources/use-news.js';
import { BackLink } from '../../ui/back-link.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { Parts } from '../../ui/parts.js';
import { ViewsPanel } from '../insight/views-panel.js';
import { VideoStatus } from '../video-status.js';
import { CaptionsCard } from './captions-card.js';
import { DownloadsCard } from './downloads-card.js';
import { PlaybackCard } from './playback-card.js';
import { PlayerCard } from './player-card.js';
import { RenditionsCard } from './renditions-card.js';
import { VideoFacts } from './video-facts.js';
import { VideoMenu } from './video-menu.js';

/** One video: itself, what it can be played in, and by whom. */
export function VideoPage() {
  const project = useProject();
  const id = useParams({ strict: false }).video ?? '';
  const asset = useQuery(assetQuery(project, id));
  const queryKey = assetKey(project, id);
  useNews({
    source: 'media',
    project,
    types: 'asset.*,rendition.*,static_rendition.*,track.*',
    queryKey,
  });
  return (
    <Page
      title={asset.data?.name ?? 'Video'}
      of="Videos"
      text={
        <Group gap="xs">
          <BackLink to={`/projects/${project}/videos`}>All videos</BackLink>
          {asset.data && <VideoStatus asset={asset.data} />}
        </Group>
      }
      actions={asset.data && <VideoMenu project={project} asset={asset.data} />}
    >
      <Loaded query={asset}>
        {(found) => (
          <Stack>
            <Parts
              aside={
                <Stack>
                  <PlaybackCard project={project} asset={found} />
                  <CaptionsCard project={project} asset={found} />
                  <VideoFacts asset={found} />
                </Stack>
              }
            >
              <Stack>
                <PlayerCard project={project} asset={found} />
                <RenditionsCard project={project} asset={found} />
                {found.status !== 'rejected' && <DownloadsCard project={project} asset={found} />}
              </Stack>
            </Parts>
            <ViewsPanel project={project} asset={found.id}>
              <Title order={2}>Views</Title>
            </ViewsPanel>
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
