import { UnstyledButton } from '@mantine/core';
import { type Day, dayAt } from '../times/days.js';
import { onDay, type Placed } from '../times/placed.js';
import { dayText, weekdayText } from '../times/time-words.js';
import { dropProps } from './dragged-event.js';
import { EventChip } from './event-chip.js';

const WEEK = 7;
const MOST_SHOWN = 4;

/** What every way to look at a calendar needs. */
export interface ViewProps {
  readonly days: readonly Day[];
  /** A day of what is shown. */
  readonly on: Day;
  readonly all: readonly Placed[];
  readonly onOpen: (placed: Placed) => void;
  /** Begins a new event on a day, at a minute of it if one is given. */
  readonly onNew: (day: Day, minute?: number) => void;
  /** Moves an instance to a day, and to a minute of it if one is given. */
  readonly onMove: (placed: Placed, to: Day, minute?: number) => void;
  readonly onDay: (day: Day) => void;
}

/** A month in weeks. */
export function MonthView({ days, on, all, onOpen, onNew, onMove, onDay: show }: ViewProps) {
  const today = dayAt(new Date());
  const weeks = Array.from({ length: days.length / WEEK }, (_, at) =>
    days.slice(at * WEEK, (at + 1) * WEEK),
  );
  return (
    <table className="calendar-month card" aria-label="Month">
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col">
              {weekdayText(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const here = onDay(all, day);
              const more = here.length - MOST_SHOWN;
              return (
                <td
                  key={day}
                  data-day={day}
                  data-other={day.slice(0, 7) !== on.slice(0, 7) || undefined}
                  onDoubleClick={() => onNew(day)}
                  {...dropProps((placed) => onMove(placed, day))}
                >
                  <UnstyledButton
                    className="calendar-date"
                    data-today={day === today || undefined}
                    aria-label={`${dayText(day)}${day === today ? ', today' : ''}: new event`}
                    onClick={() => onNew(day)}
                  >
                    {Number(day.slice(8))}
                  </UnstyledButton>
                  {here.slice(0, MOST_SHOWN).map((placed) => (
                    <EventChip key={placed.key} placed={placed} onOpen={onOpen} />
                  ))}
                  {more > 0 && (
                    <UnstyledButton className="calendar-more" onClick={() => show(day)}>
                      {more} more
                    </UnstyledButton>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
