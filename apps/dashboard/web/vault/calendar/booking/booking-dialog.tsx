import {
  Checkbox,
  Group,
  NumberInput,
  Select,
  SimpleGrid,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Calendar } from '../../../api/vault-calendars.js';
import {
  type BookingPage,
  createBookingPage,
  updateBookingPage,
} from '../../../api/vault-scheduling.js';
import { FormDialog } from '../../../ui/form-dialog.js';
import { hoursOf, hoursText, OFFICE_HOURS, sameHours, WEEKDAYS } from './open-hours.js';

interface BookingDialogProps {
  readonly project: string;
  readonly calendars: readonly Calendar[];
  /** The one that is changed; a new one when there is none. */
  readonly page?: BookingPage;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Makes a booking page, or changes one. */
export function BookingDialog({ project, calendars, page, onSaved, onClose }: BookingDialogProps) {
  const [name, setName] = useState(page?.name ?? '');
  const [description, setDescription] = useState(page?.description ?? '');
  const [calendar, setCalendar] = useState(page?.calendar_id ?? calendars[0]?.id ?? '');
  const [organizer, setOrganizer] = useState(page?.organizer ?? '');
  const [minutes, setMinutes] = useState<number | string>(page?.duration_min ?? 30);
  const [buffer, setBuffer] = useState<number | string>(page?.buffer_min ?? 0);
  const [ahead, setAhead] = useState<number | string>(page?.horizon_days ?? 60);
  // Hours that differ by day are changed by the API, and stay as they are here.
  const [hours, setHours] = useState(page ? sameHours(page.hours) : OFFICE_HOURS);
  const isWhole = [minutes, buffer, ahead].every((value) => typeof value === 'number');
  const isOpen = hours === undefined || (hours.days.length > 0 && hours.from < hours.to);
  const save = useMutation({
    mutationFn: () => {
      const body = {
        name: name.trim(),
        description,
        organizer: organizer.trim() === '' ? null : organizer.trim(),
        duration_min: Number(minutes),
        buffer_min: Number(buffer),
        horizon_days: Number(ahead),
        ...(hours && { hours: hoursOf(hours) }),
      };
      return page
        ? updateBookingPage(project, page.id, body)
        : createBookingPage(project, { ...body, calendar_id: calendar });
    },
    onSuccess: () => {
      onSaved();
      onClose();
    },
  });
  return (
    <FormDialog
      title={page ? `Change ${page.name}` : 'New booking page'}
      action={page ? 'Save' : 'Create booking page'}
      isReady={name.trim() !== '' && calendar !== '' && isWhole && isOpen}
      isPending={save.isPending}
      error={save.error}
      onSubmit={() => save.mutate()}
      onEdit={() => save.reset()}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label="What is booked"
        placeholder="Call"
        maxLength={200}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {!page && (
        <Select
          label="Calendar"
          description="It gets the events, and says when it is busy."
          allowDeselect={false}
          data={calendars.map(({ id, name: label }) => ({ value: id, label }))}
          value={calendar}
          onChange={(to) => setCalendar(to ?? calendar)}
        />
      )}
      <Group grow align="flex-end">
        <NumberInput
          label="Minutes"
          min={5}
          max={1440}
          allowDecimal={false}
          hideControls
          value={minutes}
          onChange={setMinutes}
        />
        <NumberInput
          label="Free around it"
          suffix=" min"
          min={0}
          max={480}
          allowDecimal={false}
          hideControls
          value={buffer}
          onChange={setBuffer}
        />
        <NumberInput
          label="Days ahead"
          min={1}
          max={365}
          allowDecimal={false}
          hideControls
          value={ahead}
          onChange={setAhead}
        />
      </Group>
      {hours ? (
        <>
          <Checkbox.Group
            label="On these days"
            value={[...hours.days]}
            onChange={(days) => setHours({ ...hours, days })}
          >
            <SimpleGrid cols={{ base: 4, xs: 7 }} spacing={4} mt={6}>
              {WEEKDAYS.map((day, at) => (
                <Checkbox key={day} size="xs" value={String(at + 1)} label={day} />
              ))}
            </SimpleGrid>
          </Checkbox.Group>
          <Group grow>
            <TextInput
              type="time"
              label="From"
              value={hours.from}
              onChange={({ currentTarget }) => setHours({ ...hours, from: currentTarget.value })}
            />
            <TextInput
              type="time"
              label="To"
              value={hours.to}
              onChange={({ currentTarget }) => setHours({ ...hours, to: currentTarget.value })}
            />
          </Group>
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {hoursText(page?.hours ?? [])}. Hours that differ by day are changed by the API.
        </Text>
      )}
      <TextInput
        label="Organizer"
        description="The e-mail address that invitations come from; without it, nobody is mailed."
        type="email"
        maxLength={254}
        value={organizer}
        onChange={({ currentTarget }) => setOrganizer(currentTarget.value)}
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
