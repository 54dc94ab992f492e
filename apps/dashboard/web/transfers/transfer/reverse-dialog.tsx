import { Button, Group, Modal, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { reverseTransfer, type Transfer, type WantedReversal } from '../../api/transfers.js';
import { amountIssueOf, restBesideAmount } from '../../ledger/amount-issue.js';
import { useCurrency } from '../../ledger/use-currency.js';
import { useMoneyAct } from '../../ledger/use-money-act.js';
import { AmountInput } from '../../money/amount-input.js';
import { minorUnitsIn } from '../../money/minor-units.js';
import { Money } from '../../money/money.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf } from '../../ui/issue-of.js';

interface ReverseDialogProps {
  readonly project: string;
  readonly transfer: Transfer;
  /** What is left of it, in minor units. */
  readonly left: string;
  readonly onClose: () => void;
}

const WAYS = [
  { value: 'all', label: 'All that is left' },
  { value: 'part', label: 'A part' },
] as const;

/** Moves a transfer back, all of it or a part. */
export function ReverseDialog({ project, transfer, left, onClose }: ReverseDialogProps) {
  const code = transfer.currency ?? '';
  const currency = useCurrency(project, code);
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('all');
  const [amount, setAmount] = useState('');
  const [description, setDescription] = useState('');
  const reverse = useMoneyAct({
    project,
    act: (key, body: WantedReversal) => reverseTransfer(project, key, transfer.id, body),
    onDone: () => {
      notifications.show({ message: 'It was moved back.' });
      onClose();
    },
  });
  const read = currency ? minorUnitsIn(amount, currency).minorUnits : undefined;
  const part = read === '0' ? undefined : read;
  const isTooMuch = part !== undefined && BigInt(part) > BigInt(left);
  const isReady = way === 'all' || (part !== undefined && !isTooMuch);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || reverse.isPending) return;
    const text = description.trim();
    reverse.mutate({
      ...(way === 'part' && part !== undefined ? { amount: part } : {}),
      ...(text && { description: text }),
    });
  };
  return (
    <Modal opened onClose={onClose} title="Reverse transfer">
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm" component="div">
            <Money amount={left} currency={code} /> can be moved back.
          </Text>
          <SegmentedControl
            aria-label="How much"
            data={[...WAYS]}
            value={way}
            onChange={setWay}
            style={{ alignSelf: 'flex-start' }}
          />
          {way === 'part' && (
            <AmountInput
              label="Amount"
              required
              currency={currency}
              value={amount}
              error={isTooMuch ? 'That is more than is left of it.' : amountIssueOf(reverse.error)}
              onChange={setAmount}
            />
          )}
          <TextInput
            label="Description"
            autoComplete="off"
            value={description}
            error={issueOf(reverse.error, 'description')}
            onChange={({ currentTarget: { value } }) => setDescription(value)}
          />
          <ErrorNotice
            error={
              way === 'part' ? restBesideAmount(reverse.error, ['description']) : reverse.error
            }
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" color="red.8" disabled={!isReady} loading={reverse.isPending}>
              Reverse transfer
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
