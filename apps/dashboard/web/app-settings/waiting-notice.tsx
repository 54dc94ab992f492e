import { Button, Group, Text } from '@mantine/core';
import { deploy } from '../api/apps.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { useDeploying } from '../apps/use-deploying.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Section } from '../ui/section.js';

/** Says which settings what serves does not have yet, and deploys. */
export function WaitingNotice({ project, app }: AppTabProps) {
  const going = useDeploying({ project, app: app.name });
  const waiting = app.needs_deployment;
  if (waiting.length === 0) return null;
  return (
    <Section title="Waits for a deployment">
      <Text size="sm">
        What serves does not have{' '}
        <span className="mono wrap">
          {waiting.map((name) => name.replaceAll('_', ' ')).join(', ')}
        </span>{' '}
        yet.
      </Text>
      <ErrorNotice error={going.error} />
      <Group>
        <Button
          loading={going.isPending}
          onClick={() => going.mutate(() => deploy(project, app.name))}
        >
          Deploy these settings
        </Button>
      </Group>
    </Section>
  );
}
