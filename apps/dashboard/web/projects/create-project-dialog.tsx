import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { createProject, projectsQuery } from '../api/projects.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf } from '../ui/issue-of.js';
import { slugOf } from './slug-of.js';
import { labelOf } from '../apps/repo-name.js';

export function CreateProjectDialog({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [typedSlug, setTypedSlug] = useState<string>();
  const slug = typedSlug ?? slugOf(name);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: createProject,
    onSuccess: async (project) => {
      await queryClient.invalidateQueries(projectsQuery);
      await navigate({ to: '/projects/$project', params: { project: project.slug } });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate({ name: name.trim(), slug });
  };
  return (
    <Modal opened onClose={onClose} title="New project">
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            data-autofocus
            required
            withAsterisk={false}
            label="Name"
            placeholder="Web shop"
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextInput
            label="Slug"
            description="Part of the address of every app. It cannot be changed later."
            value={slug}
            maxLength={40}
            error={issueOf(create.error, 'slug')}
            onChange={(event) => setTypedSlug(labelOf(event.currentTarget.value))}
          />
          <Text size="xs" c="dimmed" className="wrap">
            Apps will be at{' '}
            <span className="mono">
              http://<i>app</i>.{slug || 'slug'}.apps.localhost
            </span>
          </Text>
          <ErrorNotice error={create.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending} disabled={slug === ''}>
              Create project
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
