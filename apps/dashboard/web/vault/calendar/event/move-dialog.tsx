import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { EventRange } from '../../../api/vault-calendars.js';
import { FormDialog } from '../../../ui/form-dialog.js';
import type { Placed } from '../times/placed.js';
import { titleOf } from '../times/time-words.js';
import { RangeChoice } from './range-choice.js';

interface MoveDialogProps {
  readonly placed: Placed;
  readonly onMove: (range: EventRange) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks which instances of an event that repeats were moved. */
export function MoveDialog({ placed, onMove, onClose }: MoveDialogProps) {
  const [range, setRange] = useState<EventRange>('this');
  const move = useMutation({ mutationFn: () => onMove(range), onSuccess: onClose });
  return (
    <FormDialog
      title={`Move ${titleOf(placed.instance)}`}
      action="Move"
      isPending={move.isPending}
      error={move.error}
      onSubmit={() => move.mutate()}
      onClose={onClose}
    >
      <Text size="sm">This event repeats.</Text>
      <RangeChoice label="Which are moved" value={range} onChange={setRange} />
    </FormDialog>
  );
}
