import { nextTime, timesBetween } from './next-time.js';

describe('nextTime', () => {
  const berlin = { schedule: '30 2 * * *', timeZone: 'Europe/Berlin' };

  it('counts in the time zone of the schedule, in winter and in summer', () => {
    const winter = nextTime(berlin, new Date('2026-01-10T00:00:00Z'));
    const summer = nextTime(berlin, new Date('2026-07-10T00:00:00Z'));
    expect(winter.toISOString()).toBe('2026-01-10T01:30:00.000Z');
    expect(summer.toISOString()).toBe('2026-07-10T00:30:00.000Z');
  });

  it('passes over no night when the clock jumps over the time', () => {
    const night = nextTime(berlin, new Date('2026-03-28T12:00:00Z'));
    expect(night.toISOString().slice(0, 10)).toBe('2026-03-29');
  });

  it('names a moment that is later than the given one, also on the very minute', () => {
    const hourly = { schedule: '0 * * * *', timeZone: 'UTC' };
    const at = new Date('2026-05-01T10:00:00Z');
    expect(nextTime(hourly, at).toISOString()).toBe('2026-05-01T11:00:00.000Z');
  });
});

describe('timesBetween', () => {
  it('counts what a pause left out, and not without end', () => {
    const from = new Date('2026-05-01T10:00:30Z');
    const minutely = { schedule: '* * * * *', timeZone: 'UTC' };
    expect(timesBetween(minutely, from, new Date('2026-05-01T10:03:00Z'))).toBe(3);
    expect(timesBetween(minutely, from, new Date('2027-05-01T10:03:00Z'))).toBe(1000);
  });
});
