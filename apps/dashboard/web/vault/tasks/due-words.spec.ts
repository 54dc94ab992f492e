import { dayAfter, dayWords, dueWords } from './due-words.js';

const NOW = new Date(2026, 5, 3, 12, 0);
const at = (hour: number) =>
  dueWords({ at: new Date(2026, 5, 3, hour).toISOString(), time_zone: 'UTC' }, NOW);
const on = (date: string) => dueWords({ date, time_zone: 'UTC' }, NOW);

describe('when a task is due', () => {
  it('is told by distance, weekday and date', () => {
    const days = [0, 1, -1, 3, 7].map((after) => dayAfter('2026-06-03', after));
    expect(days.map((day) => dayWords(day, '2026-06-03'))).toEqual([
      'Today',
      'Tomorrow',
      'Yesterday',
      'Saturday',
      'Jun 10',
    ]);
    expect(dayWords('2027-01-01', '2026-06-03')).toBe('Jan 1, 2027');
  });

  it('is late only when its day or its moment is over', () => {
    expect(on('2026-06-03').tone).toBe('today');
    expect(on('2026-06-02').tone).toBe('late');
    expect(on('2026-06-04').tone).toBe('later');
    expect([at(11).tone, at(13).tone]).toEqual(['late', 'today']);
  });
});
