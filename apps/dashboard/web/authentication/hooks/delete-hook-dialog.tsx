import { deleteHook, type SignInHook } from '../../api/sign-in-hooks.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { kindText } from './hook-text.js';
import { useHookChange } from './use-hook-change.js';

interface DeleteHookDialogProps {
  readonly project: string;
  readonly hook: SignInHook;
  readonly onClose: () => void;
}

export function DeleteHookDialog({ project, hook, onClose }: DeleteHookDialogProps) {
  const remove = useHookChange(project, () => deleteHook(project, hook.id), onClose);
  return (
    <ConfirmDialog
      title={`Delete ${kindText(hook.kind)}`}
      action="Delete hook"
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      Your server is not asked any more: users sign up and in without its say.
    </ConfirmDialog>
  );
}
