import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { releasesQuery } from '../api/releases.js';
import type { Release } from '../api/shapes.js';
import { useMakers } from '../releases/use-makers.js';
import { bytesText } from '../ui/bytes-text.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { Time } from '../ui/time.js';
import type { AppTabProps } from './app-tab.js';
import { CodeOrigin } from './code-origin.js';
import { TabButton } from './tab-link.js';

/** What serves now. */
export function LiveRelease({ project, app }: AppTabProps) {
  const releases = useQuery(releasesQuery({ project, app: app.name }));
  const { messages } = useMakers({ project, app });
  return (
    <Section title="Live release">
      <Loaded query={releases} rows={1}>
        {(all) => {
          const live = all.find(({ is_current: isCurrent }) => isCurrent);
          return live && <Facts live={live} message={messages.get(live.commit_sha)} app={app} />;
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

interface FactsProps extends Pick<AppTabProps, 'app'> {
  readonly live: Release;
  readonly message: string | undefined;
}

function Facts({ live, message, app }: FactsProps) {
  return (
    <dl className="pair">
      <dt>Release</dt>
      <dd>
        #{live.number} <span className="mono">{live.commit_sha.slice(0, 7)}</span>,{' '}
        <Time key={live.id} at={live.created_at} />
        {message && (
          <Text size="xs" c="dimmed" lineClamp={1}>
            {message}
          </Text>
        )}
      </dd>
      <dt>Code</dt>
      <dd>
        <CodeOrigin app={app} />
      </dd>
      <dt>Starts with</dt>
      <dd className="mono">{live.start ?? 'files served by the edge'}</dd>
      <dt>Size</dt>
      <dd>{bytesText(live.artifact_bytes)}</dd>
    </dl>
  );
}
