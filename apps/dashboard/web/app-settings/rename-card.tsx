import { Button, Group, Switch, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { changeApp } from '../api/apps.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { labelOf } from '../apps/repo-name.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { Section } from '../ui/section.js';

/** Gives an app another name. */
export function RenameCard({ project, app }: AppTabProps) {
  const [name, setName] = useState(app.name);
  const [keepsAddress, setKeepsAddress] = useState(true);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const rename = useMutation({
    mutationFn: () => changeApp(project, app.name, { name, keep_old_address: keepsAddress }),
    onSuccess: async (renamed) => {
      notifications.show({ message: `The app is now “${renamed.name}”, at ${renamed.url}.` });
      await navigate({
        to: '/projects/$project/app/$app',
        params: { project, app: renamed.name },
        search: { tab: 'settings' },
      });
      await queryClient.invalidateQueries({ queryKey: ['project', project, 'apps'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!rename.isPending) rename.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Section
        title="Rename"
        text="The name is a part of the address. No request fails; remotes of git that name the app are to be changed."
      >
        <TextInput
          required
          withAsterisk={false}
          label="New name"
          autoComplete="off"
          spellCheck={false}
          value={name}
          error={issueOf(rename.error, 'name')}
          onChange={(event) => setName(labelOf(event.currentTarget.value))}
        />
        <Switch
          label="The old address leads to the new one for 30 days"
          checked={keepsAddress}
          onChange={(event) => setKeepsAddress(event.currentTarget.checked)}
        />
        <ErrorNotice error={restOf(rename.error, ['name'])} />
        <Group justify="flex-end">
          <Button type="submit" loading={rename.isPending} disabled={name === app.name}>
            Rename
          </Button>
        </Group>
      </Section>
    </form>
  );
}
