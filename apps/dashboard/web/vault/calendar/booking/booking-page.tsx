import { Button } from '@mantine/core';
import { IconCalendarCheck, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarsKey, calendarsQuery } from '../../../api/vault-calendars.js';
import { type BookingPage, bookingPagesQuery } from '../../../api/vault-scheduling.js';
import { useProject } from '../../../projects/use-project-slug.js';
import { BackLink } from '../../../ui/back-link.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { Loaded } from '../../../ui/loaded.js';
import { Page } from '../../../ui/page.js';
import { SpaceChoice } from '../../space-choice.js';
import { useSpaceSearch } from '../../space-search.js';
import { BookingCard } from './booking-card.js';
import { BookingDialog } from './booking-dialog.js';
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
