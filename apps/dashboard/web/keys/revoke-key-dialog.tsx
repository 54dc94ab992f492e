import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keysQuery, revokeKey } from '../api/keys.js';
import type { Key } from '../api/shapes.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';

interface RevokeKeyDialogProps {
  readonly project: string;
  readonly apiKey: Key;
  readonly onClose: () => void;
}

export function RevokeKeyDialog({ project, apiKey, onClose }: RevokeKeyDialogProps) {
  const queryClient = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => revokeKey(project, apiKey.id),
    onSuccess: async () => {
      onClose();
      notifications.show({ message: `Key “${apiKey.name}” is revoked.` });
      await queryClient.invalidateQueries(keysQuery(project));
    },
  });
  return (
    <ConfirmDialog
      title="Revoke key"
      typed={apiKey.last4}
      action="Revoke key"
      isPending={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate()}
      onClose={onClose}
    >
      Requests with “{apiKey.name}” (
      <span className="mono">
        {apiKey.start}…{apiKey.last4}
      </span>
      ) are refused from this moment. This cannot be undone.
    </ConfirmDialog>
  );
}
