import { Select } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Calendar, createEvent } from '../../../api/vault-calendars.js';
import { FormDialog } from '../../../ui/form-dialog.js';
import { TIME_ZONE } from '../../tasks/time-zone.js';
import type { Day } from '../times/days.js';
import { BusyNotice } from './busy-notice.js';
import { isSound, newDraft, wantedOf } from './event-draft.js';
import { EventFields } from './event-fields.js';

interface NewEventDialogProps {
  readonly project: string;
  /** The first is the one that is proposed. */
  readonly calendars: readonly Calendar[];
  readonly day: Day;
  readonly minute: number | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Puts an event into a calendar. */
export function NewEventDialog(props: NewEventDialogProps) {
  const { project, calendars, day, minute, onSaved, onClose } = props;
  const [draft, setDraft] = useState(() => newDraft(day, minute, TIME_ZONE));
  const [calendar, setCalendar] = useState(calendars[0]?.id ?? '');
  const create = useMutation({
    mutationFn: () => createEvent(project, calendar, wantedOf(draft)),
    onSuccess: () => {
      onSaved();
      onClose();
    },
  });
  return (
    <FormDialog
      title="New event"
      size="lg"
      action="Create event"
      isReady={isSound(draft) && calendar !== ''}
      isPending={create.isPending}
      error={create.error}
      onSubmit={() => create.mutate()}
      onEdit={() => create.reset()}
      onClose={onClose}
    >
      <Select
        label="Calendar"
        allowDeselect={false}
        data={calendars.map(({ id, name }) => ({ value: id, label: name }))}
        value={calendar}
        onChange={(to) => setCalendar(to ?? '')}
      />
      <EventFields draft={draft} hasRule onChange={setDraft} />
      <BusyNotice project={project} calendars={calendars.map(({ id }) => id)} draft={draft} />
    </FormDialog>
  );
}
