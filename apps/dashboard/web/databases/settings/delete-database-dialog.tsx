import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type DatabaseRef, databasesKey, deleteDatabase } from '../../api/databases.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';

interface DeleteDatabaseDialogProps {
  readonly at: DatabaseRef;
  readonly isNothingKept: boolean;
  readonly onClose: () => void;
}

/** Deletes a database once its name was typed. */
export function DeleteDatabaseDialog({ at, isNothingKept, onClose }: DeleteDatabaseDialogProps) {
  const { project, database } = at;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => deleteDatabase(at, isNothingKept),
    onSuccess: async () => {
      onClose();
      await navigate({ to: '/projects/$project/databases', params: { project } });
      await queryClient.invalidateQueries({ queryKey: databasesKey(project) });
      notifications.show({ message: `Database “${database}” is being deleted.` });
    },
  });
  return (
    <ConfirmDialog
      title={`Delete ${database}`}
      typed={database}
      action="Delete database"
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {isNothingKept
        ? 'Its tables and credentials are gone at once. Nothing is kept; this cannot be undone.'
        : 'Its tables and credentials are gone. A last backup stays, of which it can be made again.'}
    </ConfirmDialog>
  );
}
