import { Badge, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type CalendarEvent,
  deleteEvent,
  eventQuery,
  type EventRange,
  updateEvent,
} from '../../../api/vault-calendars.js';
import { vaultUrl } from '../../../api/vault-urls.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { Loaded } from '../../../ui/loaded.js';
import type { Placed } from '../times/placed.js';
import { dayText, titleOf } from '../times/time-words.js';
import { changeOf, draftOf, isSound, seriesTimes } from './event-draft.js';
import { EventFields } from './event-fields.js';
import { RangeChoice } from './range-choice.js';

interface EventDialogProps {
  readonly project: string;
  readonly placed: Placed;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** One instance of an event, to be looked at, changed or deleted. */
export function EventDialog(props: EventDialogProps) {
  const { project, placed, onClose } = props;
  const event = useQuery(eventQuery(project, placed.calendar.id, placed.instance.event_id));
  return (
    <Modal opened size="lg" onClose={onClose} title={titleOf(placed.instance)}>
      <Loaded query={event}>{(found) => <EventForm {...props} event={found} />}</Loaded>
    </Modal>
  );
}

function EventForm(props: EventDialogProps & { readonly event: CalendarEvent }) {
  const { project, placed, event, onSaved, onClose } = props;
  const { calendar, instance } = placed;
  const before = draftOf(event, instance);
  const [draft, setDraft] = useState(before);
  const isSeries = event.recurrence.length > 0;
  const [range, setRange] = useState<EventRange>(isSeries ? 'this' : 'all');
  const onSuccess = () => {
    onSaved();
    onClose();
  };
  const save = useMutation({
    mutationFn: async () => {
      const { recurrence, ...rest } = changeOf(before, draft, event.attendees);
      const times = rest.start && range === 'all' ? seriesTimes(before, draft, event) : {};
      const rule = range === 'all' && recurrence !== undefined ? { recurrence } : {};
      const change = { ...rest, ...times, ...rule };
      if (Object.keys(change).length > 0) await updateEvent(project, placed, change, range);
    },
    onSuccess,
  });
  const remove = useMutation({ mutationFn: () => deleteEvent(project, placed, range), onSuccess });
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (isSound(draft)) save.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Group gap={6}>
          <Badge variant="default">{calendar.name}</Badge>
          <Text size="sm" c="dimmed">
            {dayText(placed.first)}
          </Text>
          {instance.changed && <Badge variant="default">Unlike the others</Badge>}
        </Group>
        {isSeries && <RangeChoice label="Which are meant" value={range} onChange={setRange} />}
        <EventFields draft={draft} hasRule={range === 'all'} onChange={setDraft} />
        {event.attendees.length > 0 && (
          <Group gap={6} aria-label="Answers">
            {event.attendees.map(({ email, status }) => (
              <Badge key={email} variant="default">
                {email}: {status.replaceAll('-', ' ')}
              </Badge>
            ))}
          </Group>
        )}
        <ErrorNotice error={save.error ?? remove.error} />
        <Group justify="space-between">
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconTrash size={16} />}
              loading={remove.isPending}
              onClick={() => remove.mutate()}
            >
              Delete
            </Button>
            <Button
              component="a"
              variant="default"
              leftSection={<IconDownload size={16} />}
              href={vaultUrl(project, `calendars/${calendar.id}/events/${event.id}/ics`)}
              download={`${titleOf(event)}.ics`}
            >
              As a file
            </Button>
          </Group>
          <Button type="submit" loading={save.isPending} disabled={!isSound(draft)}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
