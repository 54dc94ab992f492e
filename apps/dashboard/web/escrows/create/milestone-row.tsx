import { ActionIcon, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { Currency } from '../../api/currencies.js';
import { AmountInput } from '../../money/amount-input.js';
import { issueOf } from '../../ui/issue-of.js';
import './create.css';
import type { MilestoneDraft } from './escrow-draft.js';

interface MilestoneRowProps {
  readonly number: number;
  readonly milestone: MilestoneDraft;
  readonly currency: Currency | undefined;
  readonly error: Error | null;
  readonly onChange: (part: Partial<MilestoneDraft>) => void;
  readonly onRemove: () => void;
}

/** One part: what is delivered, what it costs, and when it is expected. */
export function MilestoneRow(props: MilestoneRowProps) {
  const { number, milestone, currency, error, onChange, onRemove } = props;
  const issue = (field: string) => issueOf(error, `milestones.${number - 1}.${field}`);
  return (
    <div className="milestone-row" role="group" aria-label={`Milestone ${number}`}>
      <TextInput
        label="What is delivered"
        required
        maxLength={200}
        value={milestone.title}
        error={issue('title')}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <AmountInput
        label="Amount"
        required
        currency={currency}
        value={milestone.amount}
        error={issue('amount')}
        onChange={(amount) => onChange({ amount })}
      />
      <TextInput
        type="date"
        label="Expected"
        value={milestone.due}
        error={issue('due_at')}
        onChange={({ currentTarget }) => onChange({ due: currentTarget.value })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        mb={4}
        aria-label={`Remove milestone ${number}`}
        onClick={onRemove}
      >
        <IconTrash size={17} />
      </ActionIcon>
    </div>
  );
}
