import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { useVerb } from './use-verb.js';
import type { VerbDialogProps } from './verb-dialog.js';
import { VERBS } from './verb-words.js';

const LONGEST = 2000;

/** Stops everything until the arbiter decides. */
export function DisputeDialog(props: VerbDialogProps) {
  const [reason, setReason] = useState('');
  const dispute = useVerb(props, 'dispute');
  return (
    <FormDialog
      title="Dispute"
      action="Dispute"
      isReady={reason.trim() !== ''}
      isPending={dispute.isPending}
      onEdit={dispute.reset}
      error={restOf(dispute.error, ['reason'])}
      onSubmit={() => dispute.mutate({ reason: reason.trim() })}
      onClose={props.onClose}
    >
      <Text size="sm">{VERBS.dispute.text}</Text>
      <Textarea
        label="Reason"
        description="For the arbiter and the other party."
        required
        data-autofocus
        autosize
        minRows={3}
        maxLength={LONGEST}
        value={reason}
        error={issueOf(dispute.error, 'reason')}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </FormDialog>
  );
}
