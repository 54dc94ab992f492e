import { readQuickWords } from './quick-words.js';

// A Wednesday.
const NOW = new Date(2026, 5, 3, 12, 0);
const read = (line: string) => readQuickWords(line, NOW, 'Europe/Vaduz');
const at = (date: Date) => ({ at: date.toISOString(), time_zone: 'Europe/Vaduz' });
const day = (date: string) => ({ date, time_zone: 'Europe/Vaduz' });

describe('a line that becomes a task', () => {
  it('is a title when it says nothing else', () => {
    expect(read('  Buy milk ')).toEqual({ title: 'Buy milk' });
    expect(read('Read C# in 4:3')).toEqual({ title: 'Read C# in 4:3' });
    expect(read('today')).toEqual({ title: 'today' });
  });

  it.each([
    ['Milk today', '2026-06-03'],
    ['Milk tomorrow', '2026-06-04'],
    ['Milk on friday', '2026-06-05'],
    ['Milk wed', '2026-06-10'],
    ['Milk next week', '2026-06-08'],
    ['Milk in 10 days', '2026-06-13'],
    ['Milk 2026-12-24', '2026-12-24'],
  ])('names a day: %s', (line, date) => {
    expect(read(line)).toEqual({ title: 'Milk', due: day(date) });
  });

  it('names a time, which is today when no day is named', () => {
    expect(read('Call tomorrow 16:30').due).toEqual(at(new Date(2026, 5, 4, 16, 30)));
    expect(read('Call at 5pm').due).toEqual(at(new Date(2026, 5, 3, 17)));
    expect(read('Call 12am').due).toEqual(at(new Date(2026, 5, 3, 0)));
    expect(read('Call 25:00')).toEqual({ title: 'Call 25:00' });
  });

  it('repeats, and is due first when the rule says so', () => {
    expect(read('Beds every monday #garden !high')).toEqual({
      title: 'Beds',
      labels: ['garden'],
      priority: 1,
      due: day('2026-06-08'),
      rrule: 'FREQ=WEEKLY;BYDAY=MO',
    });
    expect(read('Stand up every weekday')).toEqual({
      title: 'Stand up',
      due: day('2026-06-03'),
      rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    });
  });
});
