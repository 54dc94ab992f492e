import { Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type Payin, refundPayin } from '../../api/payment-orders.js';
import { amountIssueOf, restBesideAmount } from '../../ledger/amount-issue.js';
import { useCurrency } from '../../ledger/use-currency.js';
import { useMoneyAct } from '../../ledger/use-money-act.js';
import { AmountInput } from '../../money/amount-input.js';
import { decimalOf, minorUnitsIn } from '../../money/minor-units.js';
import { useMoney } from '../../money/use-money.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { refundableOf } from '../order-words.js';

interface RefundDialogProps {
  readonly project: string;
  readonly payin: Payin;
  readonly onClose: () => void;
}

/** Gives a pay-in back to whoever paid, all that is left or a part. */
export function RefundDialog({ project, payin, onClose }: RefundDialogProps) {
  const currency = useCurrency(project, payin.currency);
  const write = useMoney(project);
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string>();
  const left = refundableOf(payin);
  const text = typed ?? (currency ? decimalOf(left, currency.exponent) : '');
  const amount = currency && minorUnitsIn(text, currency).minorUnits;
  const refund = useMoneyAct({
    project,
    act: (key) => refundPayin(project, key, { id: payin.id, amount }),
    onDone: ({ id }) =>
      void navigate({ to: '/projects/$project/payouts/$payout', params: { project, payout: id } }),
  });
  return (
    <FormDialog
      title="Refund"
      action={amount === undefined ? 'Refund' : `Refund ${write(amount, payin.currency)}`}
      isReady={amount !== undefined && amount !== '0'}
      isPending={refund.isPending}
      onEdit={refund.reset}
      error={restBesideAmount(refund.error)}
      onSubmit={() => refund.mutate()}
      onClose={onClose}
    >
      <Text size="sm">It is paid out of the wallet, to whoever paid it in.</Text>
      <AmountInput
        label="Amount"
        required
        currency={currency}
        value={text}
        error={amountIssueOf(refund.error)}
        onChange={setTyped}
      />
      <Text size="xs" c="dimmed" mt={-10}>
        {write(left, payin.currency)} can be given back.
      </Text>
    </FormDialog>
  );
}
