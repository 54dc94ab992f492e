import { Modal } from '@mantine/core';
import { useState } from 'react';
import { changeHook, type SignInHook } from '../../api/sign-in-hooks.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { HookSecretView } from './hook-secret-view.js';
import { kindText } from './hook-text.js';
import { useHookChange } from './use-hook-change.js';

interface RotateHookDialogProps {
  readonly project: string;
  readonly hook: SignInHook;
  readonly onClose: () => void;
}

/** Makes a new secret, which takes the place of the one before at once. */
export function RotateHookDialog({ project, hook, onClose }: RotateHookDialogProps) {
  const [made, setMade] = useState<SignInHook>();
  const rotate = useHookChange(
    project,
    () => changeHook(project, hook.id, { rotate_secret: true }),
    setMade,
  );
  const title = `Rotate secret of ${kindText(hook.kind)}`;
  if (made) {
    return (
      <Modal opened onClose={onClose} title={title} closeOnClickOutside={false}>
        <HookSecretView hook={made} onDone={onClose} />
      </Modal>
    );
  }
  return (
    <ConfirmDialog
      title={title}
      action="Rotate secret"
      isPending={rotate.isPending}
      error={rotate.error}
      onConfirm={() => rotate.mutate()}
      onClose={onClose}
    >
      Questions are signed with the new secret at once. Until your server knows it, the hook counts
      as one that gives no good answer.
    </ConfirmDialog>
  );
}
