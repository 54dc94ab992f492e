import { useState } from 'react';
import { increaseHold } from '../api/holds.js';
import { amountIssueOf, restBesideAmount } from '../ledger/amount-issue.js';
import { useCurrency } from '../ledger/use-currency.js';
import { useMoneyAct } from '../ledger/use-money-act.js';
import { AmountInput } from '../money/amount-input.js';
import { minorUnitsIn } from '../money/minor-units.js';
import { useMoney } from '../money/use-money.js';
import { FormDialog } from '../ui/form-dialog.js';
import type { HoldDialogProps } from './hold-actions.js';

/** Puts more aside for a hold. */
export function IncreaseDialog({ project, hold, onClose }: HoldDialogProps) {
  const currency = useCurrency(project, hold.currency);
  const write = useMoney(project);
  const [text, setText] = useState('');
  const amount = currency && minorUnitsIn(text, currency).minorUnits;
  const increase = useMoneyAct({
    project,
    act: (key) => increaseHold({ project, hold: hold.id, key }, amount ?? ''),
    onDone: onClose,
  });
  const sum = BigInt(hold.remaining) + BigInt(amount ?? 0);
  return (
    <FormDialog
      title="Increase the hold"
      action="Increase"
      isReady={amount !== undefined && amount !== '0'}
      isPending={increase.isPending}
      onEdit={increase.reset}
      error={restBesideAmount(increase.error)}
      onSubmit={() => increase.mutate()}
      onClose={onClose}
    >
      <AmountInput
        label="More to put aside"
        required
        currency={currency}
        value={text}
        description={`${write(hold.remaining, hold.currency)} is held now.`}
        error={amountIssueOf(increase.error)}
        onChange={setText}
      />
      {amount !== undefined && <span>{write(sum, hold.currency)} is held then.</span>}
    </FormDialog>
  );
}
