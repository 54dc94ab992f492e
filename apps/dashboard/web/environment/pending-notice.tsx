import { Alert, Button, Group, Text } from '@mantine/core';
import { IconClockHour4 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { deploy, deploymentsQuery } from '../api/apps.js';
import { changeEnv, envChangesQuery, envQuery } from '../api/environment.js';
import { releasesQuery } from '../api/releases.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { useDeploying } from '../apps/use-deploying.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { pendingKeys } from './pending.js';

/** Says which changes of variables no release has yet, and deploys them. */
export function PendingNotice({ project, app }: AppTabProps) {
  const at = { project, app: app.name };
  const { data: deployments = [] } = useQuery(deploymentsQuery(project, app.name));
  const { data: changes = [] } = useQuery(envChangesQuery(at));
  const { data: variables } = useQuery(envQuery(at));
  const { data: releases = [] } = useQuery(releasesQuery(at));
  const going = useDeploying(at);
  const live = releases.find(({ is_current: isCurrent }) => isCurrent);
  if (!live || !variables) return null;
  const keys = pendingKeys(live, { deployments, changes, variables });
  if (keys.length === 0) return null;
  const apply = async () => ({ id: (await changeEnv(at, {}, true)).deployment_id });
  return (
    <Alert
      variant="light"
      color="orange"
      icon={<IconClockHour4 size={18} />}
      title="Deploy to apply"
      styles={{
        root: {
          background: 'color-mix(in srgb, var(--warn) 11%, var(--surface))',
          border: '1px solid color-mix(in srgb, var(--warn) 35%, var(--line))',
        },
        message: { color: 'var(--mantine-color-text)' },
        title: { color: 'var(--mantine-color-text)' },
      }}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm" className="wrap">
          What serves now does not have the changes of{' '}
          <span className="mono">{keys.join(', ')}</span> yet.
        </Text>
        <Group gap="xs">
          <Button size="xs" loading={going.isPending} onClick={() => going.mutate(apply)}>
            Apply without a build
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={going.isPending}
            onClick={() => going.mutate(() => deploy(project, app.name))}
          >
            Build and deploy
          </Button>
        </Group>
      </Group>
      <ErrorNotice error={going.error} />
    </Alert>
  );
}
