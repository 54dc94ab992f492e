import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { holdQuery, payKey } from '../api/holds.js';
import { useMoney } from '../money/use-money.js';
import { useProject } from '../projects/use-project-slug.js';
import { useNews } from '../sources/use-news.js';
import { OwnTime } from '../test-clock/own-time.js';
import { BackLink } from '../ui/back-link.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { Parts } from '../ui/parts.js';
import { HoldActions } from './hold-actions.js';
import { HoldFacts } from './hold-facts.js';
import { HoldShares } from './hold-shares.js';
import { HoldTimeline } from './hold-timeline.js';
import { headingOf } from './hold-words.js';

/** One hold: what is left of it, what happened to it, and what can be done. */
export function HoldPage() {
  const project = useProject();
  const id = useParams({ strict: false }).hold ?? '';
  const hold = useQuery(holdQuery(project, id));
  const write = useMoney(project);
  useNews({ source: 'pay', project, types: 'hold.*', queryKey: payKey(project) });
  return (
    <Page
      title={hold.data ? headingOf(hold.data, write) : 'Hold'}
      of="Holds"
      text={
        <Group gap="xs">
          <BackLink to={`/projects/${project}/holds`}>All holds</BackLink>
        </Group>
      }
      actions={hold.data && <HoldActions project={project} hold={hold.data} />}
    >
      <OwnTime project={project}>
        <Loaded query={hold}>
          {(found) => (
            <Parts aside={<HoldTimeline project={project} hold={found} />}>
              <Stack>
                <HoldShares project={project} hold={found} />
                <HoldFacts project={project} hold={found} />
              </Stack>
            </Parts>
          )}
        </Loaded>
      </OwnTime>
    </Page>
  );
}
