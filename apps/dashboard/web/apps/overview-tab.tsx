import { Group, SimpleGrid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { appScaleQuery } from '../api/app-scale.js';
import { deploymentsQuery } from '../api/apps.js';
import { DeploymentList } from '../deployments/deployment-list.js';
import { Failure } from '../deployments/failure.js';
import { ReplicaTable } from '../scaling/replica-table.js';
import { Replicas } from '../scaling/replicas.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import type { AppTabProps } from './app-tab.js';
import { FirstSteps } from './first-steps.js';
import { LiveRelease } from './live-release.js';
import { TabButton, TabLink } from './tab-link.js';

const RECENT = 5;

/** What serves now, how wide, and what happened last; before that, how to begin. */
export function OverviewTab({ project, app }: AppTabProps) {
  const { data: deployments = [] } = useQuery(deploymentsQuery(project, app.name));
  const [last] = deployments;
  return (
    <Stack>
      {last?.error && <Failure error={last.error} />}
      {app.current_release ? (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <LiveRelease project={project} app={app} />
          <Width project={project} app={app} />
        </SimpleGrid>
      ) : (
        app.status !== 'deploying' && <FirstSteps project={project} app={app} />
      )}
      {last && (
        <Section title="Recent deployments">
          <DeploymentList project={project} app={app} most={RECENT} />
          <Group>
            <TabLink project={project} app={app} tab="deployments">
              All deployments
            </TabLink>
          </Group>
        </Section>
      )}
    </Stack>
  );
}

function Width({ project, app }: AppTabProps) {
  const scale = useQuery(appScaleQuery({ project, app: app.name }));
  return (
    <Section title="Replicas">
      <Loaded query={scale} rows={1}>
        {(found) => (
          <>
            <Replicas scale={found} />
            <ReplicaTable at={{ project, app: app.name }} />
          </>
        )}
      </Loaded>
      <Group gap="xs">
        <TabButton project={project} app={app} tab="scaling">
          Scale…
        </TabButton>
        <TabButton project={project} app={app} tab="environment">
          Variables
        </TabButton>
        <TabButton project={project} app={app} tab="domains">
          Domains
        </TabButton>
      </Group>
    </Section>
  );
}
