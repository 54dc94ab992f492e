import { Text } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { useProject } from '../../projects/use-project-slug.js';
import { usePlainKeys } from '../../shell/use-plain-keys.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { AppPasswordsDialog } from '../access/app-passwords-dialog.js';
import { CalendarActions, NewCalendarButton } from './calendar-actions.js';
import { useCalendarSearch } from './calendar-route.js';
import { CalendarDialog } from './calendars/calendar-dialog.js';
import { CalendarList } from './calendars/calendar-list.js';
import { EventDialog } from './event/event-dialog.js';
import { MoveDialog } from './event/move-dialog.js';
import { NewEventDialog } from './event/new-event-dialog.js';
import { useMoved } from './event/use-moved.js';
import { SpanBar } from './span-bar.js';
import { type Day, dayAt, daysOf } from './times/days.js';
import { placed, type Placed } from './times/placed.js';
import { useShownCalendars } from './use-shown-calendars.js';
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
  const [dialog, setDialog] = useState<'calendar' | 'connect'>();
  const [fresh, setFresh] = useState<{ readonly day: Day; readonly minute: number | undefined }>();
  const [opened, setOpened] = useState<Placed>();
  const days = daysOf(span, on);
  const shown = useShownCalendars(project, space, days);
  const { calendars, seen, hidden, instances, refresh } = shown;
  const moved = useMoved(project);
  usePlainKeys((keys, event, isLater) => {
    if (isLater || seen.length === 0) return;
    if (keys === 'n') setFresh({ day: on, minute: 9 * 60 });
    else if (keys === 't') show({ on: undefined });
    else return;
    event.preventDefault();
  });
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
        <CalendarActions
          project={project}
          space={space}
          hasCalendars={(calendars.data?.length ?? 0) > 0}
          takesEvents={seen.length > 0}
          onSpace={(to) => show({ space: to })}
          onConnect={() => setDialog('connect')}
          onCalendar={() => setDialog('calendar')}
          onEvent={() => setFresh({ day: on, minute: 9 * 60 })}
        />
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
              <NewCalendarButton isFirst onClick={() => setDialog('calendar')} />
            </EmptyState>
          ) : (
            <>
              <SpanBar span={span} on={on} days={days} onShow={show} />
              <CalendarList
                project={project}
                calendars={all}
                hidden={hidden}
                onToggle={shown.toggle}
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
