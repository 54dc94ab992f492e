import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { appQuery, changeApp, deleteApp } from '../api/apps.js';
import type { App } from '../api/shapes.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { ErrorNotice } from '../ui/error-notice.js';

interface AppSettingsProps {
  readonly project: string;
  readonly app: App;
}

export function AppSettings({ project, app }: AppSettingsProps) {
  return (
    <Stack maw={680}>
      <BranchForm project={project} app={app} />
      <DeleteApp project={project} app={app} />
    </Stack>
  );
}

function BranchForm({ project, app }: AppSettingsProps) {
  const [branch, setBranch] = useState(app.branch);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => changeApp(project, app.name, { branch: branch.trim() }),
    onSuccess: async () => {
      notifications.show({ message: 'Saved. The next deployment uses this branch.' });
      await queryClient.invalidateQueries(appQuery(project, app.name));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <form onSubmit={submit} className="card" style={{ padding: 18 }}>
      <Stack gap="sm">
        <TextInput
          required
          withAsterisk={false}
          label="Branch"
          description="Deployed when nothing else is asked for."
          value={branch}
          onChange={(event) => setBranch(event.currentTarget.value)}
        />
        <ErrorNotice error={save.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending} disabled={branch.trim() === app.branch}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function DeleteApp({ project, app }: AppSettingsProps) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => deleteApp(project, app.name),
    onSuccess: async () => {
      await navigate({ to: '/projects/$project/apps', params: { project } });
      await queryClient.invalidateQueries({ queryKey: ['project', project, 'apps'] });
      notifications.show({ message: `App “${app.name}” is deleted.` });
    },
  });
  return (
    <Stack className="card" p={18} gap="sm" component="section">
      <Title order={2}>Delete app</Title>
      <Text size="sm" c="dimmed">
        Stops it and removes its releases, logs and environment. Its address stops answering.
      </Text>
      <Group>
        <Button variant="default" c="var(--mantine-color-error)" onClick={() => setAsking(true)}>
          Delete app…
        </Button>
      </Group>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${app.name}`}
          typed={app.name}
          action="Delete app"
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          Everything that belongs to this app is removed. This cannot be undone.
        </ConfirmDialog>
      )}
    </Stack>
  );
}
