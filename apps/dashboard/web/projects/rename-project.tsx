import { Button, Group, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { projectQuery, projectsQuery, renameProject } from '../api/projects.js';
import type { Project } from '../api/shapes.js';
import { CopyIcon } from '../ui/copy-button.js';
import { ErrorNotice } from '../ui/error-notice.js';

export function RenameProject({ project }: { readonly project: Project }) {
  const [name, setName] = useState(project.name);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => renameProject(project.slug, name.trim()),
    onSuccess: async () => {
      notifications.show({ message: 'Saved.' });
      await queryClient.invalidateQueries(projectsQuery);
      await queryClient.invalidateQueries({ ...projectQuery(project.slug), exact: true });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <form onSubmit={submit} className="card" style={{ padding: 18 }}>
      <Stack>
        <TextInput
          required
          withAsterisk={false}
          label="Name"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <dl className="pair">
          <dt>Slug</dt>
          <dd className="mono">{project.slug}</dd>
          <dt>Id</dt>
          <dd className="mono">
            {project.id} <CopyIcon text={project.id} what="project id" />
          </dd>
        </dl>
        <ErrorNotice error={save.error} />
        <Group justify="flex-end">
          <Button
            type="submit"
            loading={save.isPending}
            disabled={name.trim() === '' || name.trim() === project.name}
          >
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
