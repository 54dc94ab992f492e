import { Badge, Button, Group, Stack, Switch, Text, Title } from '@mantine/core';
import { IconExternalLink, IconPencil } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import {
  type BookingPage,
  deleteBookingPage,
  updateBookingPage,
} from '../../../api/vault-scheduling.js';
import { CodeBlock } from '../../../ui/code-block.js';
import { ConfirmedIcon } from '../../../ui/confirmed-icon.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { hoursText } from './open-hours.js';

interface BookingCardProps {
  readonly project: string;
  readonly page: BookingPage;
  readonly calendar: string | undefined;
  readonly onEdit: () => void;
  readonly onChanged: () => Promise<unknown>;
}

/** A booking page: its address, whether it is open, and what is done with it. */
export function BookingCard({ project, page, calendar, onEdit, onChanged }: BookingCardProps) {
  const { id, name, description, duration_min: minutes, hours, time_zone: zone, open, url } = page;
  const change = useMutation({
    mutationFn: (isOpen: boolean) => updateBookingPage(project, id, { open: isOpen }),
    onSuccess: onChanged,
  });
  return (
    <Stack component="li" className="card" p={16} gap="sm">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Title order={2} size="h4" className="wrap">
            {name}
          </Title>
          <Text size="sm" c="dimmed" className="wrap">
            {minutes} min · {hoursText(hours)} · {zone}
            {calendar !== undefined && ` · ${calendar}`}
          </Text>
        </div>
        {!open && <Badge variant="default">Closed</Badge>}
      </Group>
      {description !== '' && (
        <Text size="sm" className="wrap">
          {description}
        </Text>
      )}
      <CodeBlock code={url} what={`address of ${name}`} />
      <ErrorNotice error={change.error} />
      <Group justify="space-between">
        <Switch
          label="Takes bookings"
          aria-label={`${name} takes bookings`}
          checked={open}
          disabled={change.isPending}
          onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
        />
        <Group gap={6}>
          {open && (
            <Button
              component="a"
              size="compact-sm"
              variant="default"
              href={url}
              target="_blank"
              rel="noreferrer"
              leftSection={<IconExternalLink size={15} />}
              aria-label={`Open ${name} as visitors see it`}
            >
              Open
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPencil size={15} />}
            aria-label={`Change ${name}`}
            onClick={onEdit}
          >
            Change
          </Button>
          <ConfirmedIcon
            label={`Delete ${name}`}
            action="Delete"
            onConfirm={async () => {
              await deleteBookingPage(project, id);
              await onChanged();
            }}
          >
            Its address leads nowhere any more. What was booked stays in the calendar.
          </ConfirmedIcon>
        </Group>
      </Group>
    </Stack>
  );
}
