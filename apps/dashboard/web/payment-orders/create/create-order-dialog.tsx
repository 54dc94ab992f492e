import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createPayin, createPayout, type Payin, type Payout } from '../../api/payment-orders.js';
import { paymentProvidersQuery } from '../../api/payment-providers.js';
import type { Wallet } from '../../api/wallets.js';
import { amountIssueOf, restBesideAmount } from '../../ledger/amount-issue.js';
import { useCurrency } from '../../ledger/use-currency.js';
import { useMoneyAct } from '../../ledger/use-money-act.js';
import { AmountInput } from '../../money/amount-input.js';
import { minorUnitsIn } from '../../money/minor-units.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { issueOf } from '../../ui/issue-of.js';
import { WalletSelect } from '../../wallets/wallet-select.js';
import { type MethodDraft, methodFields, MethodFields, methodOf } from './method-fields.js';

interface CreateOrderDialogProps {
  readonly project: string;
  readonly kind: 'payin' | 'payout';
  readonly onClose: () => void;
}

const WORDS = {
  payin: { title: 'New pay-in', action: 'Take in', wallet: 'Into wallet', method: 'From' },
  payout: { title: 'New payout', action: 'Pay out', wallet: 'Out of wallet', method: 'To' },
} as const;

/** Takes money in, or pays it out, by hand. */
export function CreateOrderDialog({ project, kind, onClose }: CreateOrderDialogProps) {
  const [wallet, setWallet] = useState<Wallet>();
  const [text, setText] = useState('');
  const [method, setMethod] = useState<MethodDraft>({
    type: kind === 'payin' ? 'card' : 'iban',
    text: '',
  });
  const [provider, setProvider] = useState('');
  const [description, setDescription] = useState('');
  const providers = useQuery(paymentProvidersQuery(project)).data ?? [];
  const currency = useCurrency(project, wallet?.currency);
  const amount = currency && minorUnitsIn(text, currency).minorUnits;
  const navigate = useNavigate();
  const words = WORDS[kind];
  const field = kind === 'payin' ? 'method' : 'destination';
  const create = useMoneyAct({
    project,
    act: (key, of: Wallet): Promise<Payin | Payout> => {
      const asked = {
        wallet: of.id,
        amount: amount ?? '',
        currency: of.currency,
        ...(provider && { provider }),
        ...(description.trim() && { description: description.trim() }),
      };
      return kind === 'payin'
        ? createPayin(project, key, { ...asked, method: methodOf(method) })
        : createPayout(project, key, { ...asked, destination: methodOf(method) });
    },
    onDone: ({ id }) => void navigate({ to: `/projects/${project}/${kind}s/${id}` }),
  });
  const usable = providers.filter(({ is_enabled: isEnabled }) => isEnabled);
  const carriers = usable.filter(({ id }) => provider === '' || id === provider);
  return (
    <FormDialog
      title={words.title}
      action={words.action}
      isReady={wallet !== undefined && amount !== undefined && method.text.trim() !== ''}
      isPending={create.isPending}
      onEdit={create.reset}
      error={restBesideAmount(create.error, [
        'wallet',
        'provider',
        'description',
        ...methodFields(field),
      ])}
      onSubmit={() => wallet && create.mutate(wallet)}
      onClose={onClose}
    >
      <WalletSelect
        project={project}
        label={words.wallet}
        required
        autoFocus
        value={wallet}
        error={issueOf(create.error, 'wallet')}
        onChange={setWallet}
      />
      <AmountInput
        label="Amount"
        required
        currency={currency}
        value={text}
        error={amountIssueOf(create.error)}
        onChange={setText}
      />
      <MethodFields
        label={words.method}
        field={field}
        draft={method}
        hasSandbox={carriers.some(({ is_sandbox: isSandbox }) => isSandbox)}
        error={create.error}
        onChange={(typed) => {
          setMethod(typed);
          if (create.isError) create.reset();
        }}
      />
      {usable.length > 1 && (
        <Select
          label="Carried by"
          allowDeselect={false}
          data={[
            { value: '', label: 'The first that fits' },
            ...usable.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={provider}
          error={issueOf(create.error, 'provider')}
          onChange={(chosen) => setProvider(chosen ?? '')}
        />
      )}
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
