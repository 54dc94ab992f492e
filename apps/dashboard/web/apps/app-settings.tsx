import { Button, Group, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteApp } from '../api/apps.js';
import { RenameCard } from '../app-settings/rename-card.js';
import { SettingsForm } from '../app-settings/settings-form.js';
import { WaitingNotice } from '../app-settings/waiting-notice.js';
import { VolumesCard } from '../app-volumes/volumes-card.js';
import { DrainsCard } from '../logs/drains-card.js';
import { RetentionForm } from '../logs/retention-form.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { CopyIcon } from '../ui/copy-button.js';
import { Section } from '../ui/section.js';
import { Time } from '../ui/time.js';
import type { AppTabProps } from './app-tab.js';

/** What an app is, and its end. */
export function AppSettings({ project, app }: AppTabProps) {
  return (
    <Stack maw={680}>
      <Section title="Facts">
        <dl className="pair">
          <dt>Name</dt>
          <dd>
            <span className="mono">{app.name}</span>
          </dd>
          <dt>Id</dt>
          <dd>
            <span className="mono">{app.id}</span> <CopyIcon text={app.id} what="id" />
          </dd>
          <dt>Created</dt>
          <dd>
            <Time at={app.created_at} />
          </dd>
        </dl>
      </Section>
      <WaitingNotice project={project} app={app} />
      <SettingsForm key={app.updated_at} project={project} app={app} />
      <RenameCard key={app.name} project={project} app={app} />
      <VolumesCard project={project} app={app} />
      <RetentionForm project={project} app={app} />
      <DrainsCard project={project} app={app} />
      <DeleteApp project={project} app={app} />
    </Stack>
  );
}

function DeleteApp({ project, app }: AppTabProps) {
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
    <Section
      title="Delete app"
      text="Stops it and removes its releases, logs and environment. Its address stops answering."
    >
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
    </Section>
  );
}
