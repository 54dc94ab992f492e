import { Badge, Button, Group, Stack, Switch, Text, Title } from '@mantine/core';
import { IconCalendarCheck, IconExternalLink, IconPencil, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarsKey, calendarsQuery } from '../../../api/vault-calendars.js';
import {
  type BookingPage,
  bookingPagesQuery,
  deleteBookingPage,
  updateBookingPage,
} from '../../../api/vault-scheduling.js';
import { useProject } from '../../../projects/use-project-slug.js';
import { BackLink } from '../../../ui/back-link.js';
import { CodeBlock } from '../../../ui/code-block.js';
import { ConfirmedIcon } from '../../../ui/confirmed-icon.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { Loaded } from '../../../ui/loaded.js';
import { Page } from '../../../ui/page.js';
import { SpaceChoice } from '../../space-choice.js';
import { useSpaceSearch } from '../../space-search.js';
import { BookingDialog } from './booking-dialog.js';
import { hoursText } from './open-hours.js';
import './booking.css';

type Opened = { readonly page?: BookingPage };

/** The pages of a space on which visitors book times of a calendar. */
export function BookingPagesPage() {
  const project = useProject();
  const { space, choose } = useSpaceSearch();
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<Opened>();
  const calendars = useQuery(calendarsQuery(project, space));
  const pages = useQuery(bookingPagesQuery(project, space));
  const refresh = () => queryClient.invalidateQueries({ queryKey: calendarsKey(project) });
  const hasCalendar = (calendars.data?.length ?? 0) > 0;
  const fresh = (
    <Button
      leftSection={<IconPlus size={16} />}
      disabled={!hasCalendar}
      onClick={() => setOpened({})}
    >
      New booking page
    </Button>
  );
  return (
    <Page
      title="Booking pages"
      text={
        <>
          <BackLink to={`/projects/${project}/vault/calendar`}>Calendar</BackLink>
          {' · '}Whoever has the address of one sees when a time is free, and books it.
        </>
      }
      actions={
        <>
          <SpaceChoice project={project} space={space} onChange={choose} />
          {(pages.data?.length ?? 0) > 0 && fresh}
        </>
      }
    >
      <Loaded query={pages} rows={3}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={IconCalendarCheck}
              title="No booking pages yet"
              text={
                hasCalendar
                  ? 'A booking page offers the times at which a calendar is free.'
                  : 'A booking page offers the times at which a calendar is free. Make a calendar first.'
              }
            >
              {fresh}
            </EmptyState>
          ) : (
            <ul className="booking-pages" aria-label="Booking pages">
              {all.map((page) => (
                <BookingCard
                  key={page.id}
                  project={project}
                  page={page}
                  calendar={calendars.data?.find(({ id }) => id === page.calendar_id)?.name}
                  onEdit={() => setOpened({ page })}
                  onChanged={refresh}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {opened && calendars.data && (
        <BookingDialog
          project={project}
          calendars={calendars.data}
          {...opened}
          onSaved={() => void refresh()}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Page>
  );
}

interface BookingCardProps {
  readonly project: string;
  readonly page: BookingPage;
  readonly calendar: string | undefined;
  readonly onEdit: () => void;
  readonly onChanged: () => Promise<unknown>;
}

function BookingCard({ project, page, calendar, onEdit, onChanged }: BookingCardProps) {
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
