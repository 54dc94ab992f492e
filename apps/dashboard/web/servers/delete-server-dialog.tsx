import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { deleteServer, serversKey } from '../api/servers.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';

interface DeleteServerDialogProps {
  readonly project: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Deletes a server once its name was typed. */
export function DeleteServerDialog({ project, name, onClose }: DeleteServerDialogProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => deleteServer({ project, server: name }),
    onSuccess: async () => {
      onClose();
      await navigate({ to: '/projects/$project/servers', params: { project } });
      await queryClient.invalidateQueries({ queryKey: serversKey(project) });
      notifications.show({ message: `Server “${name}” is being deleted.` });
    },
  });
  return (
    <ConfirmDialog
      title={`Delete ${name}`}
      typed={name}
      action="Delete server"
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      The server is stopped. Its disk, snapshots and address are given up. This cannot be undone.
    </ConfirmDialog>
  );
}
