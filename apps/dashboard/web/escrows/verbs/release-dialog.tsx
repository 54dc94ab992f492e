import { Text } from '@mantine/core';
import { useState } from 'react';
import { amountIssueOf, restBesideAmount } from '../../ledger/amount-issue.js';
import { useCurrency } from '../../ledger/use-currency.js';
import { AmountInput } from '../../money/amount-input.js';
import { decimalOf, minorUnitsIn } from '../../money/minor-units.js';
import { useMoney } from '../../money/use-money.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { useVerb } from './use-verb.js';
import type { VerbDialogProps } from './verb-dialog.js';
import { VERBS } from './verb-words.js';

/** Pays the seller all that is left, or a part. */
export function ReleaseDialog(props: VerbDialogProps) {
  const { project, escrow, onClose } = props;
  const currency = useCurrency(project, escrow.currency);
  const write = useMoney(project);
  const [typed, setTyped] = useState<string>();
  const release = useVerb(props, 'release');
  const text = typed ?? (currency ? decimalOf(escrow.remaining, currency.exponent) : '');
  const amount = currency && minorUnitsIn(text, currency).minorUnits;
  return (
    <FormDialog
      title="Release"
      action={amount === undefined ? 'Release' : `Release ${write(amount, escrow.currency)}`}
      isReady={amount !== undefined && amount !== '0'}
      isPending={release.isPending}
      onEdit={release.reset}
      error={restBesideAmount(release.error)}
      onSubmit={() => release.mutate({ amount })}
      onClose={onClose}
    >
      <Text size="sm">{VERBS.release.text}</Text>
      <AmountInput
        label="Amount"
        required
        currency={currency}
        value={text}
        error={amountIssueOf(release.error)}
        onChange={setTyped}
      />
      <Text size="xs" c="dimmed" mt={-10}>
        {write(escrow.remaining, escrow.currency)} is in escrow.
      </Text>
    </FormDialog>
  );
}
