import { Button, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Calendar } from '../../../api/vault-calendars.js';
import {
  type CalendarFeed,
  createFeed,
  deleteFeed,
  feedsQuery,
  type NewCalendarFeed,
} from '../../../api/vault-scheduling.js';
import { CodeBlock } from '../../../ui/code-block.js';
import { ConfirmedIcon } from '../../../ui/confirmed-icon.js';
import { ErrorNotice } from '../../../ui/error-notice.js';
import { Loaded } from '../../../ui/loaded.js';
import { Time } from '../../../ui/time.js';
import '../../access/access.css';

const SHOWS: readonly { value: CalendarFeed['shows']; label: string }[] = [
  { value: 'all', label: 'All of the events' },
  { value: 'busy', label: 'Only when they take the time' },
];

interface FeedsDialogProps {
  readonly project: string;
  readonly calendar: Calendar;
  readonly onClose: () => void;
}

/** The secret addresses of a calendar, which programs read without a key. */
export function FeedsDialog({ project, calendar, onClose }: FeedsDialogProps) {
  const queryClient = useQueryClient();
  const query = feedsQuery(project, calendar.id);
  const feeds = useQuery(query);
  const [name, setName] = useState('');
  const [shows, setShows] = useState<CalendarFeed['shows']>('all');
  const [fresh, setFresh] = useState<NewCalendarFeed>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  const make = useMutation({
    mutationFn: () => createFeed(project, calendar.id, { name: name.trim(), shows }),
    onSuccess: (made) => {
      setFresh(made);
      setName('');
      return refresh();
    },
  });
  return (
    <Modal opened onClose={onClose} title={`Addresses of ${calendar.name}`} size="lg">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Phones and programs subscribe to a calendar by its address. Whoever has one reads the
          calendar, and changes nothing.
        </Text>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            make.mutate();
          }}
        >
          <Stack gap="sm">
            <TextInput
              data-autofocus
              label="Who gets it"
              placeholder="Phone of Ama"
              maxLength={200}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <Select
              label="What it shows"
              allowDeselect={false}
              data={[...SHOWS]}
              value={shows}
              onChange={(to) => setShows(to === 'busy' ? 'busy' : 'all')}
            />
            <ErrorNotice error={make.error} />
            <Button type="submit" loading={make.isPending} style={{ alignSelf: 'flex-end' }}>
              Make an address
            </Button>
          </Stack>
        </form>
        {fresh && (
          <div role="status">
            <Text size="sm" mb={6}>
              Copy the address now: it is not shown again.
            </Text>
            <CodeBlock code={fresh.url} what="address" />
          </div>
        )}
        <Loaded query={feeds} rows={1}>
          {(all) =>
            all.length === 0 ? (
              <Text size="sm" c="dimmed">
                This calendar has no address yet.
              </Text>
            ) : (
              <ul className="access-list" aria-label="Addresses">
                {all.map((feed) => (
                  <li key={feed.id}>
                    <div>
                      <Text size="sm" fw={500} className="wrap">
                        {nameOf(feed)}
                      </Text>
                      <Text size="xs" c="dimmed">
                        {SHOWS.find(({ value }) => value === feed.shows)?.label} · made{' '}
                        <Time at={feed.created_at} />
                      </Text>
                    </div>
                    <ConfirmedIcon
                      label={`Take back the address of ${nameOf(feed)}`}
                      action="Take back"
                      onConfirm={async () => {
                        await deleteFeed(project, feed);
                        if (fresh?.id === feed.id) setFresh(undefined);
                        await refresh();
                      }}
                    >
                      Whoever has this address reads the calendar no more.
                    </ConfirmedIcon>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Stack>
    </Modal>
  );
}

const nameOf = ({ name }: CalendarFeed): string => name || 'somebody';
