import { Alert, Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPlayerPause } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { autoDeployQuery, resumeAutoDeploy } from '../api/releases.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Time } from '../ui/time.js';

/** Says that pushes leave the app alone, and lets them deploy again. */
export function PausedNotice({ project, app }: AppTabProps) {
  const at = { project, app: app.name };
  const query = autoDeployQuery(at);
  const { data: pause } = useQuery(query);
  const queryClient = useQueryClient();
  const resume = useMutation({
    mutationFn: () => resumeAutoDeploy(at),
    onSuccess: (now) => {
      queryClient.setQueryData(query.queryKey, now);
      notifications.show({ message: 'Pushes deploy this app again.' });
    },
  });
  if (!pause?.is_paused) return null;
  return (
    <Alert
      variant="light"
      color="orange"
      icon={<IconPlayerPause size={18} />}
      title="Auto-deploy is paused"
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
        <Text size="sm">
          {pause.reason ?? 'Pushes deploy nothing'} <Time at={pause.paused_at} />
        </Text>
        <Button
          size="xs"
          variant="default"
          loading={resume.isPending}
          onClick={() => resume.mutate()}
        >
          Resume auto-deploy
        </Button>
      </Group>
      <ErrorNotice error={resume.error} />
    </Alert>
  );
}
