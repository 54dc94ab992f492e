import { Anchor, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { deploymentsQuery } from '../api/apps.js';
import { appScaleQuery } from '../api/app-scale.js';
import { releasesQuery } from '../api/releases.js';
import { DeploymentList } from '../deployments/deployment-list.js';
import { Failure } from '../deployments/failure.js';
import { ReplicaTable } from '../scaling/replica-table.js';
import { Replicas } from '../scaling/replicas.js';
import { bytesText } from '../servers/bytes-text.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { Time } from '../ui/time.js';
import type { AppTab, AppTabProps } from './app-tab.js';

const RECENT = 5;

/** What serves now, how wide, and what happened last. */
export function OverviewTab({ project, app }: AppTabProps) {
  const deployments = useQuery(deploymentsQuery(project, app.name));
  const last = deployments.data?.[0];
  return (
    <Stack>
      {last?.error && <Failure error={last.error} />}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <LiveRelease project={project} app={app} />
        <Width project={project} app={app} />
      </SimpleGrid>
      <Section title="Recent deployments">
        <DeploymentList project={project} app={app.name} most={RECENT} />
        <Group>
          <TabLink project={project} app={app} tab="deployments">
            All deployments
          </TabLink>
        </Group>
      </Section>
    </Stack>
  );
}

function LiveRelease({ project, app }: AppTabProps) {
  const releases = useQuery(releasesQuery({ project, app: app.name }));
  return (
    <Section title="Live release">
      <Loaded query={releases} rows={1}>
        {(all) => {
          const live = all.find(({ is_current: isCurrent }) => isCurrent);
          if (!live) {
            return (
              <Text size="sm" c="dimmed">
                Nothing serves yet.
              </Text>
            );
          }
          return (
            <dl className="pair">
              <dt>Release</dt>
              <dd>
                #{live.number} <span className="mono">{live.commit_sha.slice(0, 7)}</span>
              </dd>
              <dt>Made</dt>
              <dd>
                <Time key={live.id} at={live.created_at} />
              </dd>
              <dt>Starts with</dt>
              <dd className="mono">{live.start ?? 'files served by the edge'}</dd>
              <dt>Size</dt>
              <dd>{bytesText(live.artifact_bytes)}</dd>
            </dl>
          );
        }}
      </Loaded>
      <Group gap="xs">
        <Button component="a" href={app.url} target="_blank" rel="noreferrer" variant="default">
          Open
        </Button>
        <TabButton project={project} app={app} tab="releases">
          Roll back…
        </TabButton>
        <TabButton project={project} app={app} tab="logs">
          Show logs
        </TabButton>
      </Group>
    </Section>
  );
}

function Width({ project, app }: AppTabProps) {
  const scale = useQuery({
    ...appScaleQuery({ project, app: app.name }),
    enabled: app.current_release !== null,
  });
  return (
    <Section title="Replicas">
      {app.current_release ? (
        <Loaded query={scale} rows={1}>
          {(found) => (
            <>
              <Replicas scale={found} />
              <ReplicaTable at={{ project, app: app.name }} />
            </>
          )}
        </Loaded>
      ) : (
        <Text size="sm" c="dimmed">
          Nothing runs yet.
        </Text>
      )}
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

interface TabLinkProps extends AppTabProps {
  readonly tab: AppTab;
  readonly children: string;
}

function TabButton({ project, app, tab, children }: TabLinkProps) {
  const params = { project, app: app.name };
  return (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link to="/projects/$project/app/$app" params={params} search={{ tab }} {...props} />
      )}
    >
      {children}
    </Button>
  );
}

function TabLink({ project, app, tab, children }: TabLinkProps) {
  const params = { project, app: app.name };
  return (
    <Anchor
      size="sm"
      renderRoot={(props) => (
        <Link to="/projects/$project/app/$app" params={params} search={{ tab }} {...props} />
      )}
    >
      {children}
    </Anchor>
  );
}
