import { Button, Text } from '@mantine/core';
import { IconCalendar, IconCalendarPlus, IconPlugConnected, IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarsKey, calendarsQuery, instancesQuery } from '../../api/vault-calendars.js';
import { useProject } from '../../projects/use-project-slug.js';
import { usePlainKeys } from '../../shell/use-plain-keys.js';
import { useNews } from '../../sources/use-news.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { AppPasswordsDialog } from '../access/app-passwords-dialog.js';
import { SpaceChoice } from '../space-choice.js';
import { BookingLink } from './booking/booking-link.js';
import { useCalendarSearch } from './calendar-route.js';
import { CalendarDialog } from './calendars/calendar-dialog.js';
import { CalendarList } from './calendars/calendar-list.js';
import { EventDialog } from './event/event-dialog.js';
import { MoveDialog } from './event/move-dialog.js';
import { NewEventDialog } from './event/new-event-dialog.js';
import { useMoved } from './event/use-moved.js';
import { SpanBar } from './span-bar.js';
import { addDays, beginOf, type Day, dayAt, daysOf } from './times/days.js';
import { placed, type Placed } from './times/placed.js';
import { AgendaView } from './views/agenda-view.js';
import { MonthView, type ViewProps } from './views/month-view.js';
import { WeekView } from './views/week-view.js';
import './calendar.css';

const VIEWS = { month: MonthView, week: WeekView, agenda: AgendaView } as const;

/** The calendars of a space: what takes place, when, and what else is then. */
export function CalendarPage() {
  const project = useProject();
  const { search, show } = useCalendarSearch(project);
  const { space, span = 'month', on = dayAt(new Date()) } = search;
  const queryClient = useQueryClient();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<'calendar' | 'connect'>();
  const [fresh, setFresh] = useState<{ readonly day: Day; readonly minute: number | undefined }>();
  const [opened, setOpened] = useState<Placed>();
  const calendars = useQuery(calendarsQuery(project, space));
  const seen = (calendars.data ?? []).filter(({ id }) => !hidden.has(id));
  const days = daysOf(span, on);
  const [first, last] = [days[0]!, days.at(-1)!];
  const window = {
    from: beginOf(first).toISOString(),
    to: beginOf(addDays(last, 1)).toISOString(),
  };
  const instances = useQuery({
    ...instancesQuery(project, seen, window),
    enabled: calendars.data !== undefined,
  });
  const moved = useMoved(project);
  useNews({
    source: 'vault',
    project,
    types: 'calendar.*,calendar_event.*',
    queryKey: calendarsKey(project),
  });
  const refresh = () => void queryClient.invalidateQueries({ queryKey: calendarsKey(project) });
  usePlainKeys((keys, event, isLater) => {
    if (isLater || seen.length === 0) return;
    if (keys === 'n') setFresh({ day: on, minute: 9 * 60 });
    else if (keys === 't') show({ on: undefined });
    else return;
    event.preventDefault();
  });
  const newCalendar = (
    <Button
      variant={seen.length > 0 ? 'default' : 'filled'}
      leftSection={<IconCalendarPlus size={16} />}
      onClick={() => setDialog('calendar')}
    >
      New calendar
    </Button>
  );
  const View = VIEWS[span];
  const view: Omit<ViewProps, 'all'> = {
    days,
    on,
    onOpen: setOpened,
    onNew: (day, minute) => seen.length > 0 && setFresh({ day, minute }),
    onMove: moved.onMove,
    onDay: (day) => show({ span: 'agenda', on: day }),
  };
  return (
    <Page
      title="Calendar"
      text="Events of a space, shared with every app that speaks CalDAV."
      actions={
        <>
          <SpaceChoice project={project} space={space} onChange={(to) => show({ space: to })} />
          <Button
            variant="default"
            leftSection={<IconPlugConnected size={16} />}
            onClick={() => setDialog('connect')}
          >
            Connect
          </Button>
          <BookingLink project={project} space={space} />
          {(calendars.data?.length ?? 0) > 0 && newCalendar}
          {seen.length > 0 && (
            <Button
              leftSection={<IconPlus size={16} />}
              onClick={() => setFresh({ day: on, minute: 9 * 60 })}
            >
              New event
            </Button>
          )}
        </>
      }
    >
      <Loaded query={calendars} rows={4}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={IconCalendar}
              title="No calendars yet"
              text="A calendar holds events. Phones and programs keep it in step by CalDAV."
            >
              {newCalendar}
            </EmptyState>
          ) : (
            <>
              <SpanBar span={span} on={on} days={days} onShow={show} />
              <CalendarList
                project={project}
                calendars={all}
                hidden={hidden}
                onToggle={(id) =>
                  setHidden((before) => {
                    const rest = [...before].filter((one) => one !== id);
                    return new Set(before.has(id) ? rest : [...rest, id]);
                  })
                }
                onChanged={refresh}
              />
              <ErrorNotice error={moved.error} />
              <Loaded query={instances} rows={5}>
                {({ found, isCut }) => (
                  <>
                    <View {...view} all={placed(found)} />
                    {isCut && (
                      <Text size="sm" c="dimmed" role="status">
                        There is more than is shown. Hide a calendar, or look at less time.
                      </Text>
                    )}
                  </>
                )}
              </Loaded>
            </>
          )
        }
      </Loaded>
      {dialog === 'calendar' && (
        <CalendarDialog
          project={project}
          space={space}
          onSaved={refresh}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'connect' && (
        <AppPasswordsDialog project={project} space={space} onClose={() => setDialog(undefined)} />
      )}
      {fresh && (
        <NewEventDialog
          project={project}
          calendars={seen}
          day={fresh.day}
          minute={fresh.minute}
          onSaved={refresh}
          onClose={() => setFresh(undefined)}
        />
      )}
      {opened && (
        <EventDialog
          project={project}
          placed={opened}
          onSaved={refresh}
          onClose={() => setOpened(undefined)}
        />
      )}
      {moved.asked && (
        <MoveDialog placed={moved.asked.placed} onMove={moved.onRange} onClose={moved.onAsked} />
      )}
    </Page>
  );
}
