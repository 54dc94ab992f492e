import { endOfQuiet, QuietHours, type QuietWindow } from './quiet-hours.js';

const berlin = (from: string, until: string): QuietWindow => ({
  from,
  until,
  timeZone: 'Europe/Berlin',
});
const end = (window: QuietWindow, at: string) =>
  endOfQuiet(window, new Date(at))?.toISOString() ?? null;

describe('endOfQuiet', () => {
  it.each([
    ['before they begin', '2026-11-22T20:59:59Z', null],
    ['the minute they begin', '2026-11-22T21:00:00Z', '2026-11-23T07:00:00.000Z'],
    ['after midnight', '2026-11-23T02:30:00Z', '2026-11-23T07:00:00.000Z'],
    ['their last second', '2026-11-23T06:59:59.999Z', '2026-11-23T07:00:00.000Z'],
    ['the minute they end', '2026-11-23T07:00:00Z', null],
    ['at noon', '2026-11-23T11:00:00Z', null],
  ])('over midnight: %s', (_name, at, expected) => {
    expect(end(berlin('22:00', '08:00'), at)).toBe(expected);
  });

  it('within a day: ends on the same day', () => {
    expect(end(berlin('12:00', '14:00'), '2026-11-22T11:30:00Z')).toBe('2026-11-22T13:00:00.000Z');
    expect(end(berlin('12:00', '14:00'), '2026-11-22T13:00:00Z')).toBeNull();
  });

  it('goes by the clock of the zone: the night is an hour shorter when it is put forward', () => {
    // 2026-03-29, 02:00 becomes 03:00.
    expect(end(berlin('22:00', '08:00'), '2026-03-28T22:00:00Z')).toBe('2026-03-29T06:00:00.000Z');
  });

  it('and an hour longer when it is put back', () => {
    // 2026-10-25, 03:00 becomes 02:00.
    expect(end(berlin('22:00', '08:00'), '2026-10-24T21:00:00Z')).toBe('2026-10-25T07:00:00.000Z');
  });

  it('an end that the clock skips is over when it has skipped it', () => {
    expect(end(berlin('22:00', '02:30'), '2026-03-29T00:30:00Z')).toBe('2026-03-29T01:00:00.000Z');
  });

  it('an end that comes twice is over the first time, and again the second time', () => {
    expect(end(berlin('22:00', '02:30'), '2026-10-24T23:00:00Z')).toBe('2026-10-25T00:30:00.000Z');
    // 02:10 for the second time.
    expect(end(berlin('22:00', '02:30'), '2026-10-25T01:10:00Z')).toBe('2026-10-25T01:30:00.000Z');
  });

  it('knows zones whose clocks are put forward by half an hour', () => {
    const window = { from: '22:00', until: '02:15', timeZone: 'Australia/Lord_Howe' };
    // 2026-10-04, 02:00 becomes 02:30.
    expect(end(window, '2026-10-03T14:00:00Z')).toBe('2026-10-03T15:30:00.000Z');
  });

  it('is never in the past nor in quiet hours, through a year of hours in several zones', () => {
    for (const timeZone of ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Africa/Cairo']) {
      const window = { from: '21:30', until: '07:15', timeZone };
      for (let hour = 0; hour < 24 * 366; hour += 13) {
        const at = new Date(Date.UTC(2026, 0, 1, hour, 7));
        const until = endOfQuiet(window, at);
        if (until === null) continue;
        expect(until.getTime()).toBeGreaterThan(at.getTime());
        expect(until.getTime() - at.getTime()).toBeLessThanOrEqual(11 * 3_600_000);
        expect(endOfQuiet(window, until)).toBeNull();
      }
    }
  });
});

describe('QuietHours', () => {
  it.each([
    [{ from: '22:00', until: '08:00' }, true],
    [{ from: '24:00', until: '08:00' }, false],
    [{ from: '9:00', until: '08:00' }, false],
    [{ from: '08:00', until: '08:00' }, false],
  ])('%j: %s', (value, isRight) => {
    expect(QuietHours.safeParse(value).success).toBe(isRight);
  });
});
