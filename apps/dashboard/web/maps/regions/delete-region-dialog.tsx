import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteRegion, mapsKey, type Region } from '../../api/maps.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';

interface DeleteRegionDialogProps {
  readonly project: string;
  readonly region: Region;
  readonly onClose: () => void;
}

/** Asks before a map is deleted. */
export function DeleteRegionDialog({ project, region, onClose }: DeleteRegionDialogProps) {
  const queryClient = useQueryClient();
  const deleting = useMutation({
    mutationFn: () => deleteRegion(project, region.id),
    onSuccess: () => {
      onClose();
      return queryClient.invalidateQueries({ queryKey: mapsKey(project) });
    },
  });
  return (
    <ConfirmDialog
      title="Delete map"
      action="Delete"
      isPending={deleting.isPending}
      error={deleting.error}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      Nothing is found on <strong>{region.name}</strong> any more, from now on.
    </ConfirmDialog>
  );
}
