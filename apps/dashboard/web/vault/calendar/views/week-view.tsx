import { type MouseEvent, useEffect, useRef } from 'react';
import { type Day, dayAt } from '../times/days.js';
import { blocksOf, onDay } from '../times/placed.js';
import { dayText, shortDayText, weekdayText } from '../times/time-words.js';
import { UnstyledButton } from '@mantine/core';
import { dropProps, quarterAt } from './dragged-event.js';
import { EventChip } from './event-chip.js';
import type { ViewProps } from './month-view.js';

const HOUR_PX = 44;
const FIRST_SEEN_HOUR = 7;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** A week by the hour. */
export function WeekView({ days, all, onOpen, onNew, onMove }: ViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollTo({ top: FIRST_SEEN_HOUR * HOUR_PX });
  }, []);
  const today = dayAt(new Date());
  const minuteAt = ({ clientY, currentTarget }: MouseEvent, belowPx = 0): number =>
    Math.max(0, quarterAt(clientY - belowPx - currentTarget.getBoundingClientRect().top, HOUR_PX));
  return (
    <div className="calendar-week card" ref={frame} tabIndex={0} role="region" aria-label="Week">
      <div className="calendar-week-head">
        <span />
        {days.map((day) => (
          <div key={day} {...dropProps((placed) => onMove(placed, day))}>
            <UnstyledButton
              className="calendar-date"
              data-today={day === today || undefined}
              aria-label={`${dayText(day)}${day === today ? ', today' : ''}: new event`}
              onClick={() => onNew(day)}
            >
              {weekdayText(day)} {shortDayText(day)}
            </UnstyledButton>
            {onDay(all, day)
              .filter(({ instance }) => instance.all_day)
              .map((placed) => (
                <EventChip key={placed.key} placed={placed} onOpen={onOpen} />
              ))}
          </div>
        ))}
      </div>
      <div className="calendar-week-body" style={{ height: HOURS.length * HOUR_PX }}>
        <div aria-hidden>
          {HOURS.slice(1).map((hour) => (
            <span key={hour} className="calendar-hour" style={{ top: hour * HOUR_PX }}>
              {hourText(hour)}
            </span>
          ))}
        </div>
        {days.map((day) => (
          <DayColumn key={day} day={day} {...{ all, onOpen, onNew, onMove, minuteAt }} />
        ))}
      </div>
    </div>
  );
}

interface DayColumnProps extends Pick<ViewProps, 'all' | 'onOpen' | 'onNew' | 'onMove'> {
  readonly day: Day;
  readonly minuteAt: (event: MouseEvent, belowPx?: number) => number;
}

function DayColumn({ day, all, onOpen, onNew, onMove, minuteAt }: DayColumnProps) {
  return (
    <div
      className="calendar-column"
      data-day={day}
      onDoubleClick={(event) => onNew(day, minuteAt(event))}
      {...dropProps((placed, event, belowPx) =>
        onMove(placed, day, placed.instance.all_day ? undefined : minuteAt(event, belowPx)),
      )}
    >
      {blocksOf(all, day).map(({ placed, fromMinute, minutes, column, columns }) => (
        <EventChip
          key={placed.key}
          placed={placed}
          onOpen={onOpen}
          style={{
            position: 'absolute',
            top: (fromMinute / 60) * HOUR_PX,
            height: (minutes / 60) * HOUR_PX - 2,
            left: `${(column / columns) * 100}%`,
            width: `calc(${100 / columns}% - 3px)`,
          }}
        />
      ))}
    </div>
  );
}

const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
