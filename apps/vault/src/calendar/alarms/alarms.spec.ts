import ICAL from 'ical.js';
import { readOne } from '../ics/read-objects.js';
import { Zone } from '../recurrence/zone.js';
import type { Alarm } from './alarm.schema.js';
import { dueBetween, nextDueS } from './due-alarms.js';
import { changeAlarms } from './write-alarms.js';

const berlin = Zone.named('Europe/Berlin') ?? Zone.UTC;
const eventOf = (lines: string, ...alarms: string[]) => {
  const valarms = alarms.map(
    (alarm) => `BEGIN:VALARM\r\n${alarm.replaceAll('\n', '\r\n')}\r\nEND:VALARM\r\n`,
  );
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTAMP:20260601T000000Z\r\nSUMMARY:Plan\r\n${lines.replaceAll('\n', '\r\n')}\r\n${valarms.join('')}END:VEVENT\r\nEND:VCALENDAR\r\n`;
};
const at = (text: string) => Date.parse(text) / 1000;
const duesOf = (ics: string, from: string, to: string) => {
  const { plan, words } = readOne(ics, berlin);
  return dueBetween({ plan, words, zone: berlin }, at(from), at(to)).map(({ dueS }) =>
    new Date(dueS * 1000).toISOString().slice(0, 16),
  );
};
const ONCE = 'DTSTART:20260602T080000Z\nDTEND:20260602T090000Z';
const DAILY = 'DTSTART;TZID=Europe/Berlin:20261024T090000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=3';
const year = ['2026-01-01T00:00Z', '2026-12-31T00:00Z'] as const;

describe('alarms', () => {
  it.each([
    ['before the start', ONCE, 'ACTION:DISPLAY\nTRIGGER:-PT15M', ['2026-06-02T07:45']],
    ['after the end', ONCE, 'ACTION:EMAIL\nTRIGGER;RELATED=END:PT5M', ['2026-06-02T09:05']],
    [
      'at a time of their own',
      DAILY,
      'ACTION:DISPLAY\nTRIGGER;VALUE=DATE-TIME:20260601T070000Z',
      ['2026-06-01T07:00'],
    ],
    [
      'again, so often',
      ONCE,
      'ACTION:DISPLAY\nTRIGGER:-PT10M\nREPEAT:2\nDURATION:PT5M',
      ['2026-06-02T07:50', '2026-06-02T07:55', '2026-06-02T08:00'],
    ],
    [
      'for each instance, over a change of clocks',
      DAILY,
      'ACTION:DISPLAY\nTRIGGER:-PT1H',
      ['2026-10-24T06:00', '2026-10-25T07:00', '2026-10-26T07:00'],
    ],
    [
      'of a day where the calendar is',
      'DTSTART;VALUE=DATE:20260603',
      'ACTION:DISPLAY\nTRIGGER:PT9H',
      ['2026-06-03T07:00'],
    ],
  ])('are due %s', (_name, lines, alarm, dues) => {
    expect(duesOf(eventOf(lines, alarm), ...year)).toEqual(dues);
  });

  it('are as if they were not there when they are of another kind, far, seen, or unreadable', () => {
    const ics = eventOf(
      ONCE,
      'ACTION:AUDIO\nTRIGGER:-PT15M',
      'ACTION:DISPLAY\nTRIGGER:-P900D',
      'ACTION:DISPLAY\nTRIGGER:soon',
      'ACTION:DISPLAY',
      'ACTION:DISPLAY\nTRIGGER:-PT15M\nACKNOWLEDGED:20260602T074600Z',
      'ACTION:DISPLAY\nTRIGGER:-PT5M\nREPEAT:99999999\nDURATION:-PT1S',
    );
    expect(duesOf(ics, ...year)).toEqual(['2026-06-02T07:55']);
    const endless = 'DTSTART:20000101T000000Z\nRRULE:FREQ=SECONDLY';
    const often = eventOf(endless, 'ACTION:DISPLAY\nTRIGGER:-PT5M');
    const { plan, words } = readOne(often, berlin);
    const event = { plan, words, zone: berlin };
    expect(nextDueS(event, at('2026-06-01T00:00Z'))).toBe(at('2026-06-01T00:00Z') + 1);
    const far = eventOf(endless, 'ACTION:DISPLAY\nTRIGGER:-P365D\nREPEAT:99\nDURATION:P365D');
    expect(readOne(far, berlin).plan.alarms?.[0]?.repeat).toBe(10);
    // Enough is enough: it ends, whatever is asked.
    expect(duesOf(far, ...year).length).toBeLessThanOrEqual(5_500);
  });

  it('are those of a changed instance, and none of a cancelled one', () => {
    const changed = `RECURRENCE-ID;TZID=Europe/Berlin:20261025T090000\r\nUID:a\r\nDTSTAMP:20260601T000000Z\r\nDTSTART;TZID=Europe/Berlin:20261025T100000\r\nDURATION:PT1H\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT2H\r\nEND:VALARM`;
    const gone = `RECURRENCE-ID;TZID=Europe/Berlin:20261026T090000\r\nUID:a\r\nDTSTAMP:20260601T000000Z\r\nDTSTART;TZID=Europe/Berlin:20261026T090000\r\nSTATUS:CANCELLED`;
    const ics = eventOf(DAILY, 'ACTION:DISPLAY\nTRIGGER:PT0S').replace(
      'END:VCALENDAR',
      `BEGIN:VEVENT\r\n${changed}\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\n${gone}\r\nEND:VEVENT\r\nEND:VCALENDAR`,
    );
    expect(duesOf(ics, ...year)).toEqual(['2026-10-24T07:00', '2026-10-25T07:00']);
  });

  it('are changed one by one: what is foreign, or stays, stays as it was sent', () => {
    const stays = 'ACTION:DISPLAY\nTRIGGER:-PT15M\nX-MOOD:calm\nUID:own';
    const ics = eventOf(ONCE, stays, 'ACTION:AUDIO\nTRIGGER:-PT1M', 'ACTION:EMAIL\nTRIGGER:-PT9M');
    const calendar = new ICAL.Component(ICAL.parse(ics));
    const event = calendar.getFirstSubcomponent('vevent')!;
    const usual = {
      related_to: 'start' as const,
      at: null,
      repeat: 0,
      every_s: null,
      to: [] as string[],
    };
    const wanted: Alarm[] = [
      { ...usual, before_s: 900 },
      { ...usual, before_s: -60, related_to: 'end', repeat: 1, every_s: 60, to: ['a@example.com'] },
    ];
    changeAlarms(event, wanted);
    const text = calendar.toString();
    expect(text).toContain('X-MOOD:calm');
    expect(text).toContain('ACTION:AUDIO');
    expect(text).not.toContain('-PT9M');
    expect(text).toContain('TRIGGER;RELATED=END:PT1M');
    expect(readOne(`${text}\r\n`, berlin).plan.alarms).toMatchObject([
      { offset: -900, isOfEnd: false },
      { offset: 60, isOfEnd: true, repeat: 1, everyS: 60, to: ['a@example.com'] },
    ]);
  });
});
