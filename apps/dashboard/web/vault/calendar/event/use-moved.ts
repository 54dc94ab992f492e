import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  calendarsKey,
  type EventRange,
  readEvent,
  updateEvent,
} from '../../../api/vault-calendars.js';
import { beginOf, type Day } from '../times/days.js';
import { movedDays, type Placed } from '../times/placed.js';
import { draftOf, movedTimes, seriesTimes } from './event-draft.js';

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

interface Moved {
  readonly placed: Placed;
  readonly byMinutes: number;
}

/** Moves instances to where they were let go; of those that repeat it is asked which are meant. */
export function useMoved(project: string) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Moved>();
  const move = async ({ placed, byMinutes }: Moved, range: EventRange): Promise<void> => {
    const times = movedTimes(placed.instance, byMinutes);
    await updateEvent(project, placed, await timesFor(project, placed, times, range), range);
    await queryClient.invalidateQueries({ queryKey: calendarsKey(project) });
  };
  const begin = useMutation({
    mutationFn: async (moved: Moved) => {
      const { calendar, instance } = moved.placed;
      const { recurrence } = await readEvent(project, calendar.id, instance.event_id);
      if (recurrence.length > 0) setAsked(moved);
      else await move(moved, 'all');
    },
  });
  const onMove = (placed: Placed, to: Day, minute?: number): void => {
    const byMinutes = minutesTo(placed, to, minute);
    if (byMinutes !== 0) begin.mutate({ placed, byMinutes });
  };
  return {
    onMove,
    error: begin.error,
    asked,
    onRange: (range: EventRange) => (asked ? move(asked, range) : Promise.resolve()),
    onAsked: () => setAsked(undefined),
  };
}

/** How much later something is to begin, on the wall. */
function minutesTo(placed: Placed, to: Day, minute: number | undefined): number {
  const days = movedDays(placed, to) * DAY_MINUTES;
  if (minute === undefined) return days;
  const now = (placed.start.getTime() - beginOf(placed.first).getTime()) / MINUTE_MS;
  return days + minute - Math.round(now);
}

async function timesFor(
  project: string,
  placed: Placed,
  times: ReturnType<typeof movedTimes>,
  range: EventRange,
) {
  if (range !== 'all') return times;
  const { calendar, instance } = placed;
  const event = await readEvent(project, calendar.id, instance.event_id);
  const before = draftOf(event, instance);
  const after = draftOf(event, { ...instance, ...shown(times, instance) });
  return seriesTimes(before, after, event);
}

/** Times as answers have them. */
function shown(times: ReturnType<typeof movedTimes>, { start, end }: Placed['instance']) {
  const moved = (old: typeof start, to: typeof times.start) => ({
    ...old,
    date: to && 'date' in to ? to.date : null,
    local: to && 'local' in to ? to.local : null,
  });
  return { start: moved(start, times.start), end: moved(end, times.end) };
}
