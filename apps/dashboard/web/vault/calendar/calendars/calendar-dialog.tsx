import { ColorInput, Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Calendar, createCalendar, updateCalendar } from '../../../api/vault-calendars.js';
import { FormDialog } from '../../../ui/form-dialog.js';
import { TIME_ZONE } from '../../tasks/time-zone.js';
import { ZONES } from '../times/zoned.js';

const COLORS = ['#3366cc', '#12874a', '#b35c00', '#c92a2a', '#7048b8', '#0b7285', '#a61e4d'];

interface CalendarDialogProps {
  readonly project: string;
  readonly space: string | undefined;
  /** The one that is changed; a new one when there is none. */
  readonly calendar?: Calendar;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Makes a calendar, or changes what is said of one. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { project, space, calendar, onSaved, onClose } = props;
  const [name, setName] = useState(calendar?.name ?? '');
  const [color, setColor] = useState(calendar?.color ?? COLORS[0]!);
  const [zone, setZone] = useState(calendar?.time_zone ?? TIME_ZONE);
  const [reminded, setReminded] = useState(calendar?.reminders_to ?? []);
  const [description, setDescription] = useState(calendar?.description ?? '');
  const save = useMutation({
    mutationFn: () => {
      const body = {
        name: name.trim(),
        color,
        time_zone: zone,
        description,
        reminders_to: reminded,
      };
      return calendar
        ? updateCalendar(project, calendar.id, body)
        : createCalendar(project, space, body);
    },
    onSuccess: () => {
      onSaved();
      onClose();
    },
  });
  return (
    <FormDialog
      title={calendar ? `Change ${calendar.name}` : 'New calendar'}
      action={calendar ? 'Save' : 'Create calendar'}
      isReady={name.trim() !== '' && /^#[0-9a-f]{6}$/.test(color)}
      isPending={save.isPending}
      error={save.error}
      onSubmit={() => save.mutate()}
      onEdit={() => save.reset()}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label="Name"
        maxLength={200}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <ColorInput
        label="Colour"
        format="hex"
        swatches={COLORS}
        withEyeDropper={false}
        value={color}
        onChange={(to) => setColor(to.toLowerCase())}
      />
      <Select
        label="Time zone"
        description="What times mean that name no zone."
        searchable
        limit={60}
        allowDeselect={false}
        data={[...new Set([zone, ...ZONES])]}
        value={zone}
        onChange={(to) => setZone(to ?? zone)}
      />
      <TagsInput
        label="Reminders go to"
        description="They are sent by mail, unless an alarm names somebody else."
        placeholder="E-mail address"
        maxTags={10}
        value={reminded}
        onChange={setReminded}
      />
      <Textarea
        label="Description"
        autosize
        maxLength={2000}
        value={description}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
      />
    </FormDialog>
  );
}
