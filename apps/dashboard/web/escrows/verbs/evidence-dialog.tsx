import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { addEscrowEvidence } from '../../api/escrows.js';
import { useMoneyAct } from '../../ledger/use-money-act.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import type { VerbDialogProps } from './verb-dialog.js';
import { VERBS } from './verb-words.js';

const LONGEST = 5000;

/** Shows the arbiter something about a dispute. */
export function EvidenceDialog({ project, escrow, wanted, onClose }: VerbDialogProps) {
  const [text, setText] = useState('');
  const [links, setLinks] = useState('');
  const add = useMoneyAct({
    project,
    act: (key) =>
      addEscrowEvidence(
        { project, escrow: escrow.id, key, as: wanted.role },
        { text: text.trim(), links: links.split(/\s+/).filter(Boolean) },
      ),
    onDone: onClose,
  });
  const wrongLink = links
    .split(/\s+/)
    .map((_, index) => issueOf(add.error, `links.${index}`))
    .find(Boolean);
  return (
    <FormDialog
      title="Add evidence"
      action="Add evidence"
      isReady={text.trim() !== ''}
      isPending={add.isPending}
      onEdit={add.reset}
      error={wrongLink ? null : restOf(add.error, ['text', 'links'])}
      onSubmit={() => add.mutate()}
      onClose={onClose}
    >
      <Text size="sm">{VERBS.evidence.text}</Text>
      <Textarea
        label="What it shows"
        required
        data-autofocus
        autosize
        minRows={3}
        maxLength={LONGEST}
        value={text}
        error={issueOf(add.error, 'text')}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Textarea
        label="Links"
        description="Where it can be seen, one on each line. They are kept, and not fetched."
        autosize
        minRows={2}
        value={links}
        error={wrongLink ?? issueOf(add.error, 'links')}
        onChange={({ currentTarget }) => setLinks(currentTarget.value)}
      />
    </FormDialog>
  );
}
