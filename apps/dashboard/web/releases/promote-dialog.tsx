import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { appsQuery } from '../api/apps.js';
import { promote } from '../api/releases.js';
import type { Release } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { ErrorNotice } from '../ui/error-notice.js';

interface PromoteDialogProps extends AppTabProps {
  readonly release: Release;
  readonly onClose: () => void;
}

/** Takes a release to another app of the project, such as from staging to production. */
export function PromoteDialog({ project, app, release, onClose }: PromoteDialogProps) {
  const { data: apps = [] } = useQuery(appsQuery(project));
  const [to, setTo] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const going = useMutation({
    mutationFn: (name: string) => promote({ project, app: app.name }, release.number, name),
    onSuccess: async (deployment, name) => {
      notifications.show({ message: `Release ${release.number} goes to ${name}.` });
      void queryClient.invalidateQueries({ queryKey: ['project', project, 'apps'] });
      await navigate({
        to: '/projects/$project/app/$app/deployments/$deployment',
        params: { project, app: name, deployment: deployment.id },
      });
    },
  });
  const others = apps.filter(({ id }) => id !== app.id).map(({ name }) => name);
  return (
    <Modal opened onClose={onClose} title={`Promote release ${release.number}`}>
      <Stack>
        <Text size="sm">
          The other app serves what was built here, with variables and scale of its own. Nothing is
          built.
        </Text>
        <Select
          label="App"
          placeholder={others.length > 0 ? 'Choose an app' : 'This project has no other app'}
          disabled={others.length === 0}
          data={others}
          value={to}
          onChange={setTo}
        />
        <ErrorNotice error={going.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={to === null}
            loading={going.isPending}
            onClick={() => to !== null && going.mutate(to)}
          >
            Promote
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
