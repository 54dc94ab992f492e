import { Button, Group, Switch, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { changeDatabase, databasesKey } from '../../api/databases.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { Section } from '../../ui/section.js';
import type { DatabaseTabProps } from '../database-tab.js';

/** What a database is called, and whether it may be deleted. */
export function NameForm({ project, database }: DatabaseTabProps) {
  const [name, setName] = useState(database.name);
  const [isProtected, setProtected] = useState(database.protected);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const save = useMutation({
    mutationFn: () =>
      changeDatabase(
        { project, database: database.name },
        { name: name.trim(), protected: isProtected },
      ),
    onSuccess: async (changed) => {
      notifications.show({ message: 'Saved.' });
      await navigate({
        to: '/projects/$project/database/$database',
        params: { project, database: changed.name },
        search: { tab: 'settings' },
        replace: true,
      });
      await queryClient.invalidateQueries({ queryKey: databasesKey(project) });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Section title="Name and protection">
        <TextInput
          label="Name"
          description="Its address and credentials stay as they are."
          required
          withAsterisk={false}
          value={name}
          error={issueOf(save.error, 'name')}
          onChange={(event) => setName(event.currentTarget.value.toLowerCase())}
        />
        <Switch
          label="Refuse to delete this database or to restore it in place"
          checked={isProtected}
          onChange={(event) => setProtected(event.currentTarget.checked)}
        />
        <ErrorNotice error={restOf(save.error, ['name'])} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </Group>
      </Section>
    </form>
  );
}
