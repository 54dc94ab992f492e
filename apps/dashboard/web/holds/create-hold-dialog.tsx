import { Select, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createHold } from '../api/holds.js';
import type { Wallet } from '../api/wallets.js';
import { amountIssueOf, restBesideAmount } from '../ledger/amount-issue.js';
import { useCurrency } from '../ledger/use-currency.js';
import { useMoneyAct } from '../ledger/use-money-act.js';
import { AmountInput } from '../money/amount-input.js';
import { minorUnitsIn } from '../money/minor-units.js';
import { FormDialog } from '../ui/form-dialog.js';
import { issueOf } from '../ui/issue-of.js';
import { WalletSelect } from '../wallets/wallet-select.js';

interface CreateHoldDialogProps {
  readonly project: string;
  readonly onClose: () => void;
}

const HOUR_S = 3600;
const TIMES = [
  { value: String(HOUR_S), label: 'One hour' },
  { value: String(24 * HOUR_S), label: 'One day' },
  { value: String(7 * 24 * HOUR_S), label: '7 days' },
  { value: String(30 * 24 * HOUR_S), label: '30 days' },
  { value: String(90 * 24 * HOUR_S), label: '90 days' },
];
const WEEK = TIMES[2]?.value ?? '';
const SHOWN = ['wallet', 'destination', 'description', 'expires_in'];

/** Puts an amount of a wallet aside. */
export function CreateHoldDialog({ project, onClose }: CreateHoldDialogProps) {
  const [wallet, setWallet] = useState<Wallet>();
  const [destination, setDestination] = useState<Wallet>();
  const [text, setText] = useState('');
  const [time, setTime] = useState(WEEK);
  const [description, setDescription] = useState('');
  const currency = useCurrency(project, wallet?.currency);
  const amount = currency && minorUnitsIn(text, currency).minorUnits;
  const navigate = useNavigate();
  const create = useMoneyAct({
    project,
    act: (key, from: Wallet) =>
      createHold(project, key, {
        wallet: from.id,
        amount: amount ?? '',
        currency: from.currency,
        expires_in: Number(time),
        ...(destination && { destination: destination.id }),
        ...(description.trim() && { description: description.trim() }),
      }),
    onDone: ({ id }) =>
      void navigate({ to: '/projects/$project/holds/$hold', params: { project, hold: id } }),
  });
  return (
    <FormDialog
      title="New hold"
      action="Put aside"
      isReady={wallet !== undefined && amount !== undefined && amount !== '0'}
      isPending={create.isPending}
      onEdit={create.reset}
      error={restBesideAmount(create.error, SHOWN)}
      onSubmit={() => wallet && create.mutate(wallet)}
      onClose={onClose}
    >
      <WalletSelect
        project={project}
        label="Wallet"
        required
        autoFocus
        value={wallet}
        error={issueOf(create.error, 'wallet')}
        onChange={(chosen) => {
          setWallet(chosen);
          if (chosen?.currency !== wallet?.currency) setDestination(undefined);
        }}
      />
      <AmountInput
        label="Amount"
        required
        currency={currency}
        value={text}
        error={amountIssueOf(create.error)}
        onChange={setText}
      />
      <WalletSelect
        project={project}
        label="Captures pay to"
        description="Each capture can name another wallet."
        currency={wallet?.currency}
        without={wallet?.id}
        value={destination}
        error={issueOf(create.error, 'destination')}
        onChange={setDestination}
      />
      <Select
        label="Given back after"
        allowDeselect={false}
        data={TIMES}
        value={time}
        error={issueOf(create.error, 'expires_in')}
        onChange={(chosen) => setTime(chosen ?? WEEK)}
      />
      <TextInput
        label="Description"
        maxLength={500}
        value={description}
        error={issueOf(create.error, 'description')}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
      />
    </FormDialog>
  );
}
