import { deleteOidcClient } from '../../api/oidc-clients.js';
import type { OidcClient } from '../../api/shapes.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { useClientChange } from './use-client-change.js';

interface DeleteClientDialogProps {
  readonly project: string;
  readonly client: OidcClient;
  readonly onClose: () => void;
}

export function DeleteClientDialog({ project, client, onClose }: DeleteClientDialogProps) {
  const remove = useClientChange(project, () => deleteOidcClient(project, client.id), onClose);
  return (
    <ConfirmDialog
      title={`Delete ${client.name}`}
      typed={client.name}
      action="Delete client"
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      Nobody can sign in to it any more, and its tokens stop working at once.
    </ConfirmDialog>
  );
}
