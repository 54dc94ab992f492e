import { Button, Group, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { changeServer, serversKey } from '../../api/servers.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf } from '../../ui/issue-of.js';
import { Section } from '../../ui/section.js';
import type { ServerTabProps } from '../server-tab.js';
import { WordsInput } from '../words-input.js';
import { labelsIn, labelTexts } from './label-texts.js';

/** Name, tags and labels. */
export function NameForm({ project, server }: ServerTabProps) {
  const [name, setName] = useState(server.name);
  const [tags, setTags] = useState(server.tags);
  const [labels, setLabels] = useState(labelTexts(server.labels));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const save = useMutation({
    mutationFn: () =>
      changeServer(
        { project, server: server.name },
        { name: name.trim(), tags, labels: labelsIn(labels) },
      ),
    onSuccess: async (changed) => {
      notifications.show({ message: 'Saved.' });
      await navigate({
        to: '/projects/$project/server/$server',
        params: { project, server: changed.name },
        search: { tab: 'settings' },
        replace: true,
      });
      await queryClient.invalidateQueries({ queryKey: serversKey(project) });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Section title="Name, tags and labels">
        <TextInput
          label="Name"
          description="Its host name changes with its next rebuild."
          required
          withAsterisk={false}
          value={name}
          error={issueOf(save.error, 'name')}
          onChange={(event) => setName(event.currentTarget.value.toLowerCase())}
        />
        <WordsInput label="Tags" value={tags} onChange={setTags} />
        <WordsInput
          label="Labels"
          description="Names and values of your own, as name=value."
          value={labels}
          onChange={setLabels}
        />
        <ErrorNotice error={save.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </Group>
      </Section>
    </form>
  );
}
