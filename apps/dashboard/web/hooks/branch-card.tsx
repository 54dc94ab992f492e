import { Button, Group, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { appQuery, changeApp } from '../api/apps.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { CopyIcon } from '../ui/copy-button.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { Section } from '../ui/section.js';

/** The repository, and the branch that is deployed. */
export function BranchCard({ project, app }: AppTabProps) {
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
    <form onSubmit={submit}>
      <Section title="Repository">
        {app.repo === 'skydeck' ? (
          <Text size="sm">
            The code is not fetched from a host: it comes by git push, as a folder or as an image.
          </Text>
        ) : (
          <Group gap={4} wrap="nowrap">
            <span className="mono wrap">{app.repo}</span>
            <CopyIcon text={app.repo} what="repository" />
          </Group>
        )}
        <TextInput
          required
          withAsterisk={false}
          label="Branch"
          description="Deployed when nothing else is asked for."
          value={branch}
          error={issueOf(save.error, 'branch')}
          onChange={(event) => setBranch(event.currentTarget.value)}
        />
        <ErrorNotice error={restOf(save.error, ['branch'])} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending} disabled={branch.trim() === app.branch}>
            Save
          </Button>
        </Group>
      </Section>
    </form>
  );
}
