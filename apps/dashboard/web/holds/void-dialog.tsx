import { voidHold } from '../api/holds.js';
import { useMoneyAct } from '../ledger/use-money-act.js';
import { useMoney } from '../money/use-money.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { WalletLink } from '../wallets/wallet-link.js';
import type { HoldDialogProps } from './hold-actions.js';

/** Gives back what is left of a hold. */
export function VoidDialog({ project, hold, onClose }: HoldDialogProps) {
  const write = useMoney(project);
  const give = useMoneyAct({
    project,
    act: (key) => voidHold({ project, hold: hold.id, key }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title="Void the hold"
      action="Void hold"
      isPending={give.isPending}
      error={give.error}
      onConfirm={() => give.mutate()}
      onClose={onClose}
    >
      {write(hold.remaining, hold.currency)} can be spent from{' '}
      <WalletLink project={project} wallet={hold.wallet} /> again. What was captured stays paid.
    </ConfirmDialog>
  );
}
