import { Checkbox, Divider, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createEscrow, type WantedEscrow } from '../../api/escrows.js';
import { amountIssueOf, restBesideAmount } from '../../ledger/amount-issue.js';
import { useCurrency } from '../../ledger/use-currency.js';
import { useMoneyAct } from '../../ledger/use-money-act.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { issueOf } from '../../ui/issue-of.js';
import { EMPTY_DRAFT, type EscrowDraft, wantedOf } from './escrow-draft.js';
import { FeeFields } from './fee-fields.js';
import { MilestoneFields } from './milestone-fields.js';
import { PartyFields } from './party-fields.js';
import { TimeFields } from './time-fields.js';

/** What the parts of the form are given. */
export interface EscrowFieldsProps {
  readonly project: string;
  readonly draft: EscrowDraft;
  readonly error: Error | null;
  readonly onChange: (part: Partial<EscrowDraft>) => void;
}

interface CreateEscrowDialogProps {
  readonly project: string;
  readonly onClose: () => void;
}

const SHOWN = [
  'buyer',
  'seller',
  'arbiter',
  'description',
  'milestones',
  'fee.bps',
  'inspection_days',
  'funding_deadline',
];

/** Writes the terms of an escrow down; it moves no money yet. */
export function CreateEscrowDialog({ project, onClose }: CreateEscrowDialogProps) {
  const [draft, setDraft] = useState<EscrowDraft>(() => ({ ...EMPTY_DRAFT, openedMs: Date.now() }));
  const currency = useCurrency(project, draft.buyer?.currency);
  const navigate = useNavigate();
  const wanted = wantedOf(draft, currency);
  const create = useMoneyAct({
    project,
    act: (key, body: WantedEscrow) => createEscrow(project, key, body),
    onDone: ({ id }) =>
      void navigate({ to: '/projects/$project/escrows/$escrow', params: { project, escrow: id } }),
  });
  const fields: EscrowFieldsProps = {
    project,
    draft,
    error: create.error,
    onChange: (part) => setDraft((before) => ({ ...before, ...part })),
  };
  return (
    <FormDialog
      title="New escrow"
      size="lg"
      action="Make escrow"
      isReady={wanted !== null}
      isPending={create.isPending}
      onEdit={create.reset}
      error={restBesideAmount(create.error, SHOWN)}
      onSubmit={() => wanted && create.mutate(wanted)}
      onClose={onClose}
    >
      <PartyFields {...fields} currency={currency} amountError={amountIssueOf(create.error)} />
      <TextInput
        label="Description"
        description="What both know it by."
        maxLength={500}
        value={draft.description}
        error={issueOf(create.error, 'description')}
        onChange={({ currentTarget: { value } }) => fields.onChange({ description: value })}
      />
      <Divider label="Milestones" labelPosition="left" />
      <MilestoneFields {...fields} currency={currency} />
      <Divider label="Terms" labelPosition="left" />
      <FeeFields {...fields} currency={currency} />
      <TimeFields {...fields} />
      <Checkbox
        label="The buyer may withdraw until the seller accepts or delivers"
        checked={draft.mayWithdraw}
        onChange={({ currentTarget }) => fields.onChange({ mayWithdraw: currentTarget.checked })}
      />
      <TextInput
        label="Arbiter"
        description="Only this account (acc_…) or API key (key_…) decides disputes; anybody who may when empty."
        autoComplete="off"
        value={draft.arbiter}
        error={issueOf(create.error, 'arbiter')}
        onChange={({ currentTarget: { value } }) => fields.onChange({ arbiter: value })}
      />
    </FormDialog>
  );
}
