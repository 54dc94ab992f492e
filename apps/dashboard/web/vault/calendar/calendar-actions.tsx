import { Button } from '@mantine/core';
import { IconCalendarPlus, IconPlugConnected, IconPlus } from '@tabler/icons-react';
import { SpaceChoice } from '../space-choice.js';
import { BookingLink } from './booking/booking-link.js';

interface CalendarActionsProps {
  readonly project: string;
  readonly space: string | undefined;
  /** Whether there is a calendar; the first is offered elsewhere. */
  readonly hasCalendars: boolean;
  /** Whether there is one that an event may be put into. */
  readonly takesEvents: boolean;
  readonly onSpace: (space: string | undefined) => void;
  readonly onConnect: () => void;
  readonly onCalendar: () => void;
  readonly onEvent: () => void;
}

/** What is done on top of the page of calendars. */
export function CalendarActions({ project, space, ...props }: CalendarActionsProps) {
  return (
    <>
      <SpaceChoice project={project} space={space} onChange={props.onSpace} />
      <Button
        variant="default"
        leftSection={<IconPlugConnected size={16} />}
        onClick={props.onConnect}
      >
        Connect
      </Button>
      <BookingLink project={project} space={space} />
      {props.hasCalendars && (
        <NewCalendarButton isFirst={!props.takesEvents} onClick={props.onCalendar} />
      )}
      {props.takesEvents && (
        <Button leftSection={<IconPlus size={16} />} onClick={props.onEvent}>
          New event
        </Button>
      )}
    </>
  );
}

interface NewCalendarButtonProps {
  /** Whether it is the first thing to do. */
  readonly isFirst: boolean;
  readonly onClick: () => void;
}

export function NewCalendarButton({ isFirst, onClick }: NewCalendarButtonProps) {
  return (
    <Button
      variant={isFirst ? 'filled' : 'default'}
      leftSection={<IconCalendarPlus size={16} />}
      onClick={onClick}
    >
      New calendar
    </Button>
  );
}
