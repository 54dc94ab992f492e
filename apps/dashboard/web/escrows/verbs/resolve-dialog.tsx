import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { amountIssueOf, restBesideAmount } from '../../ledger/amount-issue.js';
import { useCurrency } from '../../ledger/use-currency.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { issueOf } from '../../ui/issue-of.js';
import { sharesOf, type Split } from './split.js';
import { SplitFields } from './split-fields.js';
import { useVerb } from './use-verb.js';
import type { VerbDialogProps } from './verb-dialog.js';
import { VERBS } from './verb-words.js';

const FIELDS = ['to_seller', 'to_buyer', 'note'];

/** Divides all that is left between seller and buyer. */
export function ResolveDialog(props: VerbDialogProps) {
  const { project, escrow, onClose } = props;
  const whole = BigInt(escrow.remaining);
  const currency = useCurrency(project, escrow.currency);
  const [split, setSplit] = useState<Split>({ side: 'buyer', text: '0' });
  const [note, setNote] = useState('');
  const resolve = useVerb(props, 'resolve');
  const shares = currency ? sharesOf(split, whole, currency) : null;
  const submit = () => {
    if (!shares) return;
    resolve.mutate({
      to_seller: shares.seller.toString(),
      to_buyer: shares.buyer.toString(),
      ...(note.trim() && { note: note.trim() }),
    });
  };
  return (
    <FormDialog
      title="Resolve the dispute"
      size="lg"
      action="Resolve"
      isReady={shares !== null}
      isPending={resolve.isPending}
      onEdit={resolve.reset}
      error={restBesideAmount(resolve.error, FIELDS)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text size="sm">{VERBS.resolve.text}</Text>
      {escrow.dispute && (
        <Text size="sm" className="wrap">
          Disputed by the {escrow.dispute.by}: “{escrow.dispute.reason}”
        </Text>
      )}
      {currency && (
        <SplitFields
          whole={whole}
          currency={currency}
          split={split}
          error={
            amountIssueOf(resolve.error) ??
            issueOf(resolve.error, 'to_seller') ??
            issueOf(resolve.error, 'to_buyer')
          }
          onChange={setSplit}
        />
      )}
      <Textarea
        label="Why"
        description="For both, in the timeline."
        autosize
        minRows={2}
        maxLength={2000}
        value={note}
        error={issueOf(resolve.error, 'note')}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </FormDialog>
  );
}
