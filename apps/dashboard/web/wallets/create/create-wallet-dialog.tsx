import {
  Button,
  Group,
  Modal,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { currenciesQuery } from '../../api/currencies.js';
import { createWallet, type WantedWallet } from '../../api/wallets.js';
import { CurrencySelect } from '../../money/currency-select.js';
import { MetadataFields } from '../../money/metadata-fields.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { useWalletChange } from '../use-wallet-change.js';
import { OverdraftField } from './overdraft-field.js';
import { EMPTY_DRAFT, type WalletDraft, wantedOf } from './wallet-draft.js';

interface CreateWalletDialogProps {
  readonly project: string;
  readonly onClose: () => void;
}

const KINDS = [
  { value: 'wallet', label: 'Wallet' },
  { value: 'world', label: 'Outside' },
] as const;
const KIND_TEXTS = {
  wallet: 'Holds money of somebody: a customer, a merchant, your company.',
  world: 'Stands for the outside: money comes in from it and goes out to it, without limit.',
} as const;
const SHOWN = ['name', 'external_id', 'owner', 'currency', 'overdraft_limit'];

/** Makes a wallet and opens its page. */
export function CreateWalletDialog({ project, onClose }: CreateWalletDialogProps) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const currencies = useQuery(currenciesQuery(project));
  const navigate = useNavigate();
  const create = useWalletChange(
    project,
    (body: WantedWallet) => createWallet(project, body),
    ({ id }) =>
      void navigate({ to: '/projects/$project/wallets/$wallet', params: { project, wallet: id } }),
  );
  const currency = currencies.data?.get(draft.currency);
  const wanted = wantedOf(draft, currency);
  const change = (part: Partial<WalletDraft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted && !create.isPending) create.mutate(wanted);
  };
  const text = (label: string, name: 'name' | 'externalId' | 'owner', field: string) => (
    <TextInput
      label={label}
      autoComplete="off"
      data-autofocus={name === 'name' || undefined}
      value={draft[name]}
      error={issueOf(create.error, field)}
      onChange={({ currentTarget: { value } }) => change({ [name]: value })}
    />
  );
  return (
    <Modal opened onClose={onClose} title="New wallet" size="lg">
      <form onSubmit={submit}>
        <Stack>
          <Stack gap={6}>
            <SegmentedControl
              aria-label="Kind"
              data={[...KINDS]}
              value={draft.kind}
              onChange={(kind) => change({ kind })}
              style={{ alignSelf: 'flex-start' }}
            />
            <Text size="sm" c="dimmed">
              {KIND_TEXTS[draft.kind]}
            </Text>
          </Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {text('Name', 'name', 'name')}
            <CurrencySelect
              project={project}
              label="Currency"
              value={draft.currency}
              error={issueOf(create.error, 'currency')}
              onChange={(code) => change({ currency: code })}
            />
            {text('External id', 'externalId', 'external_id')}
            {text('Owner', 'owner', 'owner')}
          </SimpleGrid>
          {draft.kind === 'wallet' && (
            <OverdraftField
              currency={currency}
              draft={draft}
              error={issueOf(create.error, 'overdraft_limit')}
              onChange={change}
            />
          )}
          <MetadataFields rows={draft.metadata} onChange={(metadata) => change({ metadata })} />
          <ErrorNotice error={restOf(create.error, SHOWN)} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!wanted} loading={create.isPending}>
              Create wallet
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
