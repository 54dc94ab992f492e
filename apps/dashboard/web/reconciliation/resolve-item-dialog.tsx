import { Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  type ReconciliationItem,
  resolveItem,
  type WantedResolution,
} from '../api/reconciliations.js';
import { useMoneyAct } from '../ledger/use-money-act.js';
import { useMoney } from '../money/use-money.js';
import { ChoiceCard } from '../ui/choice-card.js';
import { FormDialog } from '../ui/form-dialog.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { differenceOf, KIND_WORDS, STATUS_TEXTS } from './item-words.js';

interface ResolveItemDialogProps {
  readonly project: string;
  readonly item: ReconciliationItem;
  readonly onClose: () => void;
}

type Action = WantedResolution['action'];

const CHOICES: readonly { value: Action; title: string; text: string }[] = [
  {
    value: 'suspense',
    title: 'To suspense',
    text: 'The difference waits in the suspense account until it is known what it is.',
  },
  { value: 'write_off', title: 'Write off', text: 'The difference is given up.' },
  { value: 'link', title: 'Link with a payment', text: 'The line belongs to a payment we know.' },
];

/** Settles what a provider and the books do not agree on, once. */
export function ResolveItemDialog({ project, item, onClose }: ResolveItemDialogProps) {
  const write = useMoney(project);
  const [action, setAction] = useState<Action>('suspense');
  const [order, setOrder] = useState('');
  const [note, setNote] = useState('');
  const resolve = useMoneyAct({
    project,
    act: (key) =>
      resolveItem(project, key, {
        id: item.id,
        action,
        ...(action === 'link' && { order: order.trim() }),
        ...(note.trim() && { note: note.trim() }),
      }),
    onDone: onClose,
  });
  const isLinkable = item.status === 'missing_internal';
  const choices = CHOICES.filter(({ value }) => value !== 'link' || isLinkable);
  const difference = write(differenceOf(item), item.currency, { isSigned: true });
  return (
    <FormDialog
      title={`Settle: ${KIND_WORDS[item.kind]} of ${difference}`}
      action={choices.find(({ value }) => value === action)?.title ?? 'Settle'}
      isReady={action !== 'link' || order.trim() !== ''}
      isPending={resolve.isPending}
      onEdit={resolve.reset}
      error={restOf(resolve.error, ['order', 'note'])}
      onSubmit={() => resolve.mutate()}
      onClose={onClose}
    >
      <Text size="sm">{STATUS_TEXTS[item.status]}</Text>
      <Radio.Group
        label="What is to be done"
        value={action}
        onChange={(value) =>
          setAction(CHOICES.find((one) => one.value === value)?.value ?? 'suspense')
        }
      >
        <Stack gap="xs" mt={6}>
          {choices.map(({ value, title, text }) => (
            <ChoiceCard key={value} value={value} title={title} text={text} />
          ))}
        </Stack>
      </Radio.Group>
      {action === 'link' && (
        <TextInput
          label="Payment"
          description="Identifier of a pay-in (pin_…) or payout (pot_…) of the same provider and currency."
          required
          autoComplete="off"
          value={order}
          error={issueOf(resolve.error, 'order')}
          onChange={({ currentTarget }) => setOrder(currentTarget.value)}
        />
      )}
      <Textarea
        label="Note"
        description="Why, for whoever reads it later."
        autosize
        minRows={2}
        maxLength={500}
        value={note}
        error={issueOf(resolve.error, 'note')}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </FormDialog>
  );
}
