import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { updateWallet, type Wallet, type WalletChange } from '../../api/wallets.js';
import { useCurrency } from '../../ledger/use-currency.js';
import { MetadataFields } from '../../money/metadata-fields.js';
import { metadataIn, rowsOf } from '../../money/metadata-rows.js';
import { decimalOf, minorUnitsIn } from '../../money/minor-units.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { OverdraftField } from '../create/overdraft-field.js';
import { useWalletChange } from '../use-wallet-change.js';

interface EditDialogProps {
  readonly project: string;
  readonly wallet: Wallet;
  readonly onClose: () => void;
}

const SHOWN = ['name', 'owner', 'overdraft_limit'];

/** Changes what people know a wallet by, and how far it may be overdrawn. */
export function EditDialog({ project, wallet, onClose }: EditDialogProps) {
  const currency = useCurrency(project, wallet.currency);
  const { overdraft_limit: limit } = wallet;
  const [draft, setDraft] = useState(() => ({
    name: wallet.name ?? '',
    owner: wallet.owner ?? '',
    rows: rowsOf(wallet.metadata),
    hasLimit: limit !== null,
    /** Not touched until something is written; what is shown then depends on the currency. */
    overdraft: undefined as string | undefined,
  }));
  const was =
    limit === null || limit === '0' || !currency ? '' : decimalOf(limit, currency.exponent);
  const overdraft = draft.overdraft ?? was;
  const read =
    currency && overdraft !== '' ? minorUnitsIn(overdraft, currency) : { minorUnits: '0' };
  const save = useWalletChange(
    project,
    (change: WalletChange) => updateWallet(project, wallet.id, change),
    () => {
      notifications.show({ message: 'Saved.' });
      onClose();
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending || read.minorUnits === undefined) return;
    const wanted = draft.hasLimit ? read.minorUnits : null;
    save.mutate({
      name: draft.name.trim() || null,
      owner: draft.owner.trim() || null,
      metadata: metadataIn(draft.rows),
      ...(wallet.kind === 'wallet' && wanted !== limit ? { overdraft_limit: wanted } : {}),
    });
  };
  const text = (label: string, name: 'name' | 'owner') => (
    <TextInput
      label={label}
      autoComplete="off"
      data-autofocus={name === 'name' || undefined}
      value={draft[name]}
      error={issueOf(save.error, name)}
      onChange={({ currentTarget: { value } }) => setDraft({ ...draft, [name]: value })}
    />
  );
  return (
    <Modal opened onClose={onClose} title="Edit wallet">
      <form onSubmit={submit}>
        <Stack>
          {text('Name', 'name')}
          {text('Owner', 'owner')}
          {wallet.kind === 'wallet' && (
            <OverdraftField
              currency={currency}
              draft={{ hasLimit: draft.hasLimit, overdraft }}
              error={issueOf(save.error, 'overdraft_limit')}
              onChange={(part) => setDraft({ ...draft, ...part })}
            />
          )}
          <MetadataFields rows={draft.rows} onChange={(rows) => setDraft({ ...draft, rows })} />
          <ErrorNotice error={restOf(save.error, SHOWN)} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={read.minorUnits === undefined} loading={save.isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
