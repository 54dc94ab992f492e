import { Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { captureHold } from '../api/holds.js';
import type { Wallet } from '../api/wallets.js';
import { amountIssueOf, restBesideAmount } from '../ledger/amount-issue.js';
import { useCurrency } from '../ledger/use-currency.js';
import { useMoneyAct } from '../ledger/use-money-act.js';
import { AmountInput } from '../money/amount-input.js';
import { decimalOf, minorUnitsIn } from '../money/minor-units.js';
import { useMoney } from '../money/use-money.js';
import { ChoiceCard } from '../ui/choice-card.js';
import { FormDialog } from '../ui/form-dialog.js';
import { issueOf } from '../ui/issue-of.js';
import { WalletSelect } from '../wallets/wallet-select.js';
import type { HoldDialogProps } from './hold-actions.js';

/** Pays out of a hold: all that is left or a part, the last one or not. */
export function CaptureDialog({ project, hold, onClose }: HoldDialogProps) {
  const currency = useCurrency(project, hold.currency);
  const write = useMoney(project);
  const [typed, setTyped] = useState<string>();
  const [rest, setRest] = useState<'back' | 'held'>('back');
  const [to, setTo] = useState<Wallet>();
  const text = typed ?? (currency ? decimalOf(hold.remaining, currency.exponent) : '');
  const amount = currency && minorUnitsIn(text, currency).minorUnits;
  const left = BigInt(hold.remaining) - BigInt(amount ?? 0);
  const capture = useMoneyAct({
    project,
    act: (key) =>
      captureHold(
        { project, hold: hold.id, key },
        { amount, final: rest === 'back', ...(to && { to: to.id }) },
      ),
    onDone: onClose,
  });
  const isPart = amount !== undefined && left > 0n;
  return (
    <FormDialog
      title="Capture"
      action={amount === undefined ? 'Capture' : `Capture ${write(amount, hold.currency)}`}
      isReady={amount !== undefined && amount !== '0' && (to ?? hold.destination) !== null}
      isPending={capture.isPending}
      onEdit={capture.reset}
      error={restBesideAmount(capture.error, ['to'])}
      onSubmit={() => capture.mutate()}
      onClose={onClose}
    >
      <AmountInput
        label="Amount"
        required
        currency={currency}
        value={text}
        error={amountIssueOf(capture.error)}
        onChange={setTyped}
      />
      <Text size="xs" c="dimmed" mt={-10}>
        {write(hold.remaining, hold.currency)} is still held.
      </Text>
      {isPart && (
        <Radio.Group
          label={`What becomes of the other ${write(left, hold.currency)}`}
          value={rest}
          onChange={(value) => setRest(value === 'held' ? 'held' : 'back')}
        >
          <Stack gap="xs" mt={6}>
            <ChoiceCard
              value="back"
              title="Give it back"
              text="This is the final capture. The rest can be spent again."
            />
            <ChoiceCard
              value="held"
              title="Keep it held"
              text="More can be captured until the hold expires."
            />
          </Stack>
        </Radio.Group>
      )}
      <WalletSelect
        project={project}
        label="Pay to"
        description={hold.destination ? 'The destination of the hold when empty.' : undefined}
        required={hold.destination === null}
        currency={hold.currency}
        without={hold.wallet}
        value={to}
        error={issueOf(capture.error, 'to')}
        onChange={setTo}
      />
    </FormDialog>
  );
}
