import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { moveTime, type TestClock } from '../api/test-clock.js';
import { localText } from '../databases/go-back/moment.js';
import { FormDialog } from '../ui/form-dialog.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { useClockAct } from './use-clock-act.js';

interface MoveDialogProps {
  readonly project: string;
  readonly clock: TestClock;
  readonly onClose: () => void;
}

/** Asks which moment it is to be. */
export function MoveDialog({ project, clock, onClose }: MoveDialogProps) {
  const [text, setText] = useState(() => localText(clock.now_at));
  const to = new Date(text);
  const move = useClockAct(project, () => moveTime(project, to), onClose);
  const isLater = to.getTime() > Date.parse(clock.now_at);
  return (
    <FormDialog
      title="Move time"
      action="Move time"
      isReady={isLater}
      isPending={move.isPending}
      error={restOf(move.error, ['to'])}
      onEdit={move.reset}
      onSubmit={() => move.mutate()}
      onClose={onClose}
    >
      <TextInput
        type="datetime-local"
        label="It is to be"
        description="Within 366 days. Time never goes back."
        required
        step={1}
        min={localText(clock.now_at)}
        value={text}
        error={issueOf(move.error, 'to')}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
    </FormDialog>
  );
}
