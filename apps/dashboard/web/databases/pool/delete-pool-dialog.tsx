import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeDatabasePool } from '../../api/database-pool.js';
import { type DatabaseRef, databasesKey } from '../../api/databases.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';

interface DeletePoolDialogProps {
  readonly at: DatabaseRef;
  readonly onClose: () => void;
}

/** Asks before a pool is taken away from the clients that come through it. */
export function DeletePoolDialog({ at, onClose }: DeletePoolDialogProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => changeDatabasePool(at, { enabled: false }),
    onSuccess: async () => {
      onClose();
      await queryClient.invalidateQueries({ queryKey: databasesKey(at.project) });
    },
  });
  return (
    <ConfirmDialog
      title="Delete the connection pool"
      action="Delete pool"
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      Clients that come through it are disconnected, and its address answers no more. Those that
      connect to the database itself are not touched.
    </ConfirmDialog>
  );
}
