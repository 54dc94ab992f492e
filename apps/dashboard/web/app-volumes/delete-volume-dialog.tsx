import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appVolumesQuery, deleteAppVolume } from '../api/app-volumes.js';
import type { AppRef } from '../api/apps.js';
import type { AppVolume } from '../api/shapes.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';

interface DeleteVolumeDialogProps {
  readonly at: AppRef;
  readonly volume: AppVolume;
  readonly onClose: () => void;
}

/** Asks before the data of a volume is lost. */
export function DeleteVolumeDialog({ at, volume, onClose }: DeleteVolumeDialogProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteAppVolume(at, volume),
    onSuccess: async () => {
      await queryClient.invalidateQueries(appVolumesQuery(at));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Delete ${volume.name}`}
      typed={volume.name}
      action="Delete volume"
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      Everything on it and its snapshots are lost. This cannot be undone.
    </ConfirmDialog>
  );
}
