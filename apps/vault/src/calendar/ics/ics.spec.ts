import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Zone } from '../recurrence/zone.js';
import { IcsProblem } from './ics-problem.js';
import { calendarOf, readCalendar, readOne } from './read-objects.js';

const BERLIN = Zone.named('Europe/Berlin') ?? Zone.UTC;
const event = (...lines: string[]) =>
  calendarOf(['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'].join('\r\n'));
const problemOf = (text: string): string => {
  try {
    readOne(text, BERLIN);
  } catch (error) {
    if (error instanceof IcsProblem) return error.message;
    throw error;
  }
  return '';
};

it('reads days as days, and times with the zone that they name', () => {
  const day = readOne(event('DTSTART;VALUE=DATE:20260601'), BERLIN).plan;
  expect(day).toMatchObject({ date: true, zone: 'UTC', duration: 86_400 });
  const windows = event('DTSTART;TZID=W. Europe Standard Time:20260601T090000', 'DURATION:PT90M');
  expect(readOne(windows, Zone.UTC).plan).toMatchObject({ zone: 'Europe/Berlin', duration: 5400 });
  expect(readOne(event('DTSTART:20260601T090000'), BERLIN).plan.zone).toBe('Europe/Berlin');
});

it('finds what is excluded also when it is written in UTC', () => {
  const text = event(
    'DTSTART;TZID=Europe/Berlin:20260601T090000',
    'RRULE:FREQ=DAILY;COUNT=3',
    'EXDATE:20260602T070000Z',
  );
  const { start, left } = readOne(text, BERLIN).plan;
  expect(left).toEqual([start + 86_400]);
});

it.each([
  ['', 'no VEVENT'],
  ['BEGIN:VEVENT\r\nEND:VEVENT', 'BEGIN:VCALENDAR'],
  ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a', 'END:VEVENT is missing'],
  ['BEGIN:VCALENDAR\r\nEND:VEVENT', 'ends nothing'],
  ['BEGIN:VCALENDAR\r\nSUMMARY:\u0007\r\nEND:VCALENDAR', 'control character'],
  ['x'.repeat(1024 * 1024 + 1), '1 MiB'],
  [event('SUMMARY:no start'), 'DTSTART'],
  [event('DTSTART:20260231T090000'), 'DTSTART'],
  [event('DTSTART:20260601T090000', 'RRULE:FREQ=DAILY;BYMONTH=0'), 'BYMONTH'],
  [event('DTSTART:20260601T090000', 'RRULE:FREQ=SOMETIMES'), 'SOMETIMES'],
])('names what is wrong with %j', (text, what) => {
  expect(problemOf(text)).toContain(what);
});

it('keeps the good events of a file that has a bad rule', () => {
  const good = 'BEGIN:VEVENT\r\nUID:good\r\nDTSTART:20260601T090000Z\r\nEND:VEVENT';
  const bad = good.replace('good', 'bad').replace('END', 'RRULE:FREQ=DAILY;BYHOUR=77\r\nEND');
  const { events, problems } = readCalendar(calendarOf(`${bad}\r\n${good}`), BERLIN);
  expect(events.map(({ uid }) => uid)).toEqual(['good']);
  expect(problems).toEqual([{ uid: 'bad', why: expect.stringContaining('BYHOUR') }]);
});

it('folds long lines without cutting a character, and reads them again', () => {
  const summary = 'Füße 🦶 '.repeat(40).trim();
  const text = event('DTSTART:20260601T090000Z', `SUMMARY:${summary}`);
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(readOne(text, BERLIN).words.summary).toBe(summary);
});

/** Not in the repository: files that others made, many of them broken on purpose. */
const FILES = new URL('../../../../../../shared/data/ical/libical/', import.meta.url);
const files = existsSync(FILES) ? readdirSync(FILES) : [];

it('answers each file of others with its events or with what is wrong, never with another error', () => {
  for (const file of files) {
    const text = readFileSync(new URL(file, FILES), 'utf8');
    const read = () => {
      try {
        return readCalendar(text, BERLIN);
      } catch (error) {
        return error;
      }
    };
    const answer = read();
    const isKnown = answer instanceof IcsProblem || !(answer instanceof Error);
    expect({ file, isKnown, answer: isKnown || answer }).toEqual({
      file,
      isKnown: true,
      answer: true,
    });
  }
});
