import { Button, Group, Modal, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { createTransfer, previewQuery, type WantedTransfer } from '../../api/transfers.js';
import type { Wallet } from '../../api/wallets.js';
import { amountIssueOf, restBesideAmount } from '../../ledger/amount-issue.js';
import { useCurrency } from '../../ledger/use-currency.js';
import { useMoneyAct } from '../../ledger/use-money-act.js';
import { AmountInput } from '../../money/amount-input.js';
import { MetadataFields } from '../../money/metadata-fields.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf } from '../../ui/issue-of.js';
import { WalletSelect } from '../../wallets/wallet-select.js';
import { PreviewCard } from './preview-card.js';
import { EMPTY_DRAFT, type TransferDraft, wantedOf } from './transfer-draft.js';

interface NewTransferDialogProps {
  readonly project: string;
  /** Who pays, where that is known already. */
  readonly from?: Wallet;
  readonly onClose: () => void;
}

const TYPING_MS = 300;
const SHOWN = ['from', 'to', 'description', 'reference'];

/** Moves money from one wallet to another, and shows before what would become of it. */
export function NewTransferDialog({ project, from, onClose }: NewTransferDialogProps) {
  const [draft, setDraft] = useState<TransferDraft>({ ...EMPTY_DRAFT, from });
  const currency = useCurrency(project, (draft.from ?? draft.to)?.currency);
  const wanted = wantedOf(draft, currency);
  const [settled] = useDebouncedValue(wanted && moneyOf(wanted), TYPING_MS, { leading: false });
  const preview = useQuery({
    ...previewQuery(project, settled),
    placeholderData: keepPreviousData,
  });
  const navigate = useNavigate();
  const send = useMoneyAct({
    project,
    act: (key, body: WantedTransfer) => createTransfer(project, key, body),
    onDone: ({ id }) => {
      notifications.show({ message: 'The money has moved.' });
      onClose();
      void navigate({
        to: '/projects/$project/transfers/$transfer',
        params: { project, transfer: id },
      });
    },
  });
  const change = (part: Partial<TransferDraft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted && !send.isPending) send.mutate(wanted);
  };
  const text = (label: string, name: 'description' | 'reference') => (
    <TextInput
      label={label}
      autoComplete="off"
      value={draft[name]}
      error={issueOf(send.error, name)}
      onChange={({ currentTarget: { value } }) => change({ [name]: value })}
    />
  );
  const wallets = [draft.from, draft.to].filter((one) => one !== undefined);
  return (
    <Modal opened onClose={onClose} title="New transfer" size="lg">
      <form onSubmit={submit}>
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <WalletSelect
              project={project}
              label="From"
              required
              autoFocus={!from}
              value={draft.from}
              without={draft.to?.id}
              currency={draft.to?.currency}
              error={issueOf(send.error, 'from')}
              onChange={(wallet) => change({ from: wallet })}
            />
            <WalletSelect
              project={project}
              label="To"
              required
              autoFocus={from !== undefined}
              value={draft.to}
              without={draft.from?.id}
              currency={draft.from?.currency}
              error={issueOf(send.error, 'to')}
              onChange={(wallet) => change({ to: wallet })}
            />
          </SimpleGrid>
          <AmountInput
            label="Amount"
            required
            currency={currency}
            disabled={!currency}
            value={draft.amount}
            error={amountIssueOf(send.error)}
            description={currency ? undefined : 'Choose a wallet first: it has the currency.'}
            onChange={(amount) => change({ amount })}
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {text('Description', 'description')}
            {text('Reference', 'reference')}
          </SimpleGrid>
          <MetadataFields rows={draft.metadata} onChange={(metadata) => change({ metadata })} />
          {wanted && preview.data && <PreviewCard preview={preview.data} wallets={wallets} />}
          <ErrorNotice error={restBesideAmount(send.error, SHOWN)} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!wanted} loading={send.isPending}>
              Send
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** What decides over a transfer; its texts do not. */
const moneyOf = ({ from, to, amount, currency }: WantedTransfer): WantedTransfer => ({
  from,
  to,
  amount,
  currency,
});
