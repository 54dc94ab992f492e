import { notifications } from '@mantine/notifications';
import { closeWallet, unfreezeWallet, type Wallet } from '../../api/wallets.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { useWalletChange } from '../use-wallet-change.js';
import { titleOf } from '../wallet-words.js';

interface StatusDialogProps {
  readonly project: string;
  readonly wallet: Wallet;
  readonly onClose: () => void;
}

/** Opens a frozen wallet again. */
export function UnfreezeDialog({ project, wallet, onClose }: StatusDialogProps) {
  const unfreeze = useWalletChange(
    project,
    () => unfreezeWallet(project, wallet.id),
    () => {
      notifications.show({ message: 'Money moves again.' });
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title="Unfreeze wallet"
      action="Unfreeze wallet"
      isPending={unfreeze.isPending}
      error={unfreeze.error}
      onConfirm={() => unfreeze.mutate()}
      onClose={onClose}
    >
      Money moves in {titleOf(wallet)} as before.
    </ConfirmDialog>
  );
}

/** Closes a wallet for ever. */
export function CloseDialog({ project, wallet, onClose }: StatusDialogProps) {
  const close = useWalletChange(
    project,
    () => closeWallet(project, wallet.id),
    () => {
      notifications.show({ message: 'The wallet is closed.' });
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title="Close wallet"
      typed={titleOf(wallet)}
      action="Close wallet"
      isPending={close.isPending}
      error={close.error}
      onConfirm={() => close.mutate()}
      onClose={onClose}
    >
      It must be empty, and it is never opened again. What it booked stays readable.
    </ConfirmDialog>
  );
}
