import { Text } from '@mantine/core';
import { NoneFits } from '../../../ui/none-fits.js';
import { onDay } from '../times/placed.js';
import { clockText, dayText, placedText, titleOf } from '../times/time-words.js';
import type { ViewProps } from './month-view.js';

/** What takes place in the next weeks, day by day. */
export function AgendaView({ days, all, onOpen }: ViewProps) {
  const full = days.filter((day) => onDay(all, day).length > 0);
  if (full.length === 0) return <NoneFits>Nothing takes place in these 30 days.</NoneFits>;
  return (
    <ol className="calendar-agenda card" aria-label="Agenda">
      {full.map((day) => (
        <li key={day}>
          <Text size="sm" fw={600} component="h2" m={0}>
            {dayText(day)}
          </Text>
          <ul>
            {onDay(all, day).map((placed) => {
              const { instance, calendar, start, end } = placed;
              return (
                <li key={placed.key}>
                  <button
                    type="button"
                    className="calendar-line"
                    aria-label={placedText(placed)}
                    onClick={() => onOpen(placed)}
                  >
                    <span className="calendar-dot" style={{ background: calendar.color }} />
                    <span className="calendar-when figures">
                      {instance.all_day ? 'All day' : `${clockText(start)} – ${clockText(end)}`}
                    </span>
                    <span className="calendar-what" data-status={instance.status}>
                      {titleOf(instance)}
                      {instance.location && (
                        <Text span size="xs" c="dimmed">
                          {' '}
                          {instance.location}
                        </Text>
                      )}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ol>
  );
}
