import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteProject, projectsQuery } from '../api/projects.js';
import type { Project } from '../api/shapes.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';

export function DeleteProject({ project }: { readonly project: Project }) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => deleteProject(project.slug),
    onSuccess: async () => {
      await navigate({ to: '/' });
      await queryClient.invalidateQueries(projectsQuery);
      notifications.show({ message: `Project “${project.name}” is deleted.` });
    },
  });
  return (
    <Stack className="card" p={18} gap="sm" component="section">
      <Title order={2}>Delete project</Title>
      <Text size="sm" c="dimmed">
        Its keys stop working at once, and its members lose it.
      </Text>
      <Group>
        <Button variant="default" c="var(--mantine-color-error)" onClick={() => setAsking(true)}>
          Delete project…
        </Button>
      </Group>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${project.name}`}
          typed={project.slug}
          action="Delete project"
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          Everything that belongs to this project is removed. This cannot be undone.
        </ConfirmDialog>
      )}
    </Stack>
  );
}
