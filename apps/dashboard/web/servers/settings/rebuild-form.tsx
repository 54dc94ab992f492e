import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rebuildServer, serversKey } from '../../api/servers.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { ImageChoice } from '../image-choice.js';
import { Section } from '../../ui/section.js';
import { isIdle } from '../server-state.js';
import type { ServerTabProps } from '../server-tab.js';

/** Makes the disk anew of an image. */
export function RebuildForm({ project, server }: ServerTabProps) {
  const [image, setImage] = useState(server.image.slug);
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const rebuild = useMutation({
    mutationFn: () => rebuildServer({ project, server: server.name }, image),
    onSuccess: async () => {
      setAsking(false);
      notifications.show({ message: `Rebuilding “${server.name}” of ${image}.` });
      await queryClient.invalidateQueries({ queryKey: serversKey(project) });
    },
  });
  return (
    <Section
      title="Rebuild"
      text="Makes the disk anew of an image. Addresses, volumes and snapshots stay; everything else on it is lost."
    >
      <ImageChoice project={project} value={image} onChange={setImage} />
      <Group justify="flex-end">
        <Button
          variant="default"
          disabled={server.protected || !isIdle(server) || image === ''}
          onClick={() => setAsking(true)}
        >
          Rebuild…
        </Button>
      </Group>
      {isAsking && (
        <ConfirmDialog
          title={`Rebuild ${server.name}`}
          typed={server.name}
          action="Rebuild server"
          isPending={rebuild.isPending}
          error={rebuild.error}
          onConfirm={() => rebuild.mutate()}
          onClose={() => setAsking(false)}
        >
          Everything on its disk is lost, and it starts anew of {image}. This cannot be undone.
        </ConfirmDialog>
      )}
    </Section>
  );
}
