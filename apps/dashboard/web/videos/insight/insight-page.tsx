import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { watchingQuery } from '../../api/view-insight.js';
import { useProject } from '../../projects/use-project-slug.js';
import { BackLink } from '../../ui/back-link.js';
import { Page } from '../../ui/page.js';
import { ViewsPanel } from './views-panel.js';

/** Who watches the videos of a project, and how well they play. */
export function InsightPage() {
  const project = useProject();
  const now = useQuery(watchingQuery(project));
  return (
    <Page
      title="Insight"
      of="Videos"
      text={<BackLink to={`/projects/${project}/videos`}>All videos</BackLink>}
    >
      <ViewsPanel project={project}>
        <Text size="sm" className="figures" role="status">
          {now.data ? `${now.data.watching} watching now` : ' '}
        </Text>
      </ViewsPanel>
    </Page>
  );
}
