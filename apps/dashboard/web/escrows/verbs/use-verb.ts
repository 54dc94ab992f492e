import { actOnEscrow, type EscrowVerb, type EscrowWish } from '../../api/escrows.js';
import { useMoneyAct } from '../../ledger/use-money-act.js';
import type { VerbDialogProps } from './verb-dialog.js';

/** Does something to an escrow in the place of a party, once for each dialog. */
export function useVerb<Verb extends EscrowVerb>(
  { project, escrow, wanted, onClose }: VerbDialogProps,
  verb: Verb,
) {
  const { role } = wanted;
  return useMoneyAct({
    project,
    act: (key, wish: EscrowWish[Verb]) =>
      actOnEscrow({ project, escrow: escrow.id, key, as: role }, verb, wish),
    onDone: onClose,
  });
}
