import { deleteProvider, type SignInProvider } from '../../api/sign-in-providers.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { useProviderChange } from './use-provider-change.js';

interface DeleteProviderDialogProps {
  readonly project: string;
  readonly provider: SignInProvider;
  readonly onClose: () => void;
}

export function DeleteProviderDialog({ project, provider, onClose }: DeleteProviderDialogProps) {
  const remove = useProviderChange(project, () => deleteProvider(project, provider.id), onClose);
  return (
    <ConfirmDialog
      title={`Delete ${provider.name}`}
      typed={provider.name}
      action="Delete provider"
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      Nobody can sign in with it any more. While users have an identity there it can only be
      disabled.
    </ConfirmDialog>
  );
}
