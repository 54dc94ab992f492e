import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Point } from '../../../api/maps.js';
import { deleteFence, type Geofence, trackingKey } from '../../../api/tracking.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { draftOf, type FenceDraft, newDraft } from './draft.js';
import { FenceForm } from './fence-form.js';

interface FencesPanelProps {
  readonly project: string;
  readonly near: Point | null;
  readonly fences: readonly Geofence[];
  readonly draft: FenceDraft | null;
  readonly onDraft: (draft: FenceDraft | null) => void;
  readonly onLook: (at: Point) => void;
}

/** The geofences of a project; they are drawn, changed and deleted. */
export function FencesPanel(props: FencesPanelProps) {
  const { project, near, fences, draft, onDraft, onLook } = props;
  const queryClient = useQueryClient();
  const [leaving, setLeaving] = useState<Geofence | null>(null);
  const deleting = useMutation({
    mutationFn: (id: string) => deleteFence(project, id),
    onSuccess: () => {
      setLeaving(null);
      return queryClient.invalidateQueries({ queryKey: trackingKey(project) });
    },
  });
  if (draft) {
    const end = () => onDraft(null);
    return <FenceForm project={project} near={near} draft={draft} onDraft={onDraft} onEnd={end} />;
  }
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text size="sm" c="dimmed" flex="1 1 160px">
          Areas that tell when a device enters or leaves.
        </Text>
        <Button size="xs" leftSection={<IconPlus size={16} />} onClick={() => onDraft(newDraft())}>
          New geofence
        </Button>
      </Group>
      {fences.length === 0 ? (
        <Text size="sm" c="dimmed">
          No geofences yet.
        </Text>
      ) : (
        <ul className="map-list card" aria-label="Geofences">
          {fences.map((fence) => (
            <Group component="li" key={fence.id} wrap="nowrap" gap={4} px={10} py={4}>
              <button
                type="button"
                className="map-row"
                onClick={() => onLook(draftOf(fence).points[0]!)}
              >
                <strong className="wrap">{fence.name}</strong>
                <Text component="span" size="xs" c="dimmed">
                  {fence.shape.type}
                </Text>
              </button>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Change ${fence.name}`}
                onClick={() => onDraft(draftOf(fence))}
              >
                <IconPencil size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Delete ${fence.name}`}
                onClick={() => setLeaving(fence)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Group>
          ))}
        </ul>
      )}
      {leaving && (
        <ConfirmDialog
          title="Delete geofence"
          action="Delete"
          isPending={deleting.isPending}
          error={deleting.error}
          onConfirm={() => deleting.mutate(leaving.id)}
          onClose={() => setLeaving(null)}
        >
          Nothing is told of <strong>{leaving.name}</strong> any more.
        </ConfirmDialog>
      )}
    </Stack>
  );
}
