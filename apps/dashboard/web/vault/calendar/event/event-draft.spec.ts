import {
  changeOf,
  isSound,
  movedTimes,
  newDraft,
  seriesTimes,
  timesOf,
  withBegin,
} from './event-draft.js';

const DAY = '2026-06-01';
const at = (local: string) => ({ date: null, local, time_zone: 'Europe/Berlin', at: '' });

describe('a draft of an event', () => {
  it('is an hour, or a day whose end the service has one day later', () => {
    const hour = newDraft(DAY, 23 * 60 + 30, 'Europe/Berlin');
    expect(timesOf(hour)).toEqual({
      start: { local: '2026-06-01T23:30:00', time_zone: 'Europe/Berlin' },
      end: { local: '2026-06-02T00:30:00', time_zone: 'Europe/Berlin' },
    });
    expect(timesOf(newDraft(DAY, undefined, 'UTC'))).toEqual({
      start: { date: DAY },
      end: { date: '2026-06-02' },
    });
  });

  it('keeps its length when its begin moves', () => {
    const moved = withBegin(newDraft(DAY, 600, 'UTC'), {
      firstDay: '2026-06-05',
      firstTime: '08:15',
    });
    expect([moved.lastDay, moved.lastTime]).toEqual(['2026-06-05', '09:15']);
    expect(isSound(moved)).toBe(true);
    expect(isSound({ ...moved, lastTime: '08:15' })).toBe(false);
    expect(isSound({ ...moved, isAllDay: true, lastDay: '2026-06-04' })).toBe(false);
  });

  it('changes what changed alone, and both ends of a time', () => {
    const before = newDraft(DAY, 600, 'UTC');
    expect(changeOf(before, { ...before, summary: ' Tea ' }, [])).toEqual({ summary: 'Tea' });
    expect(changeOf(before, { ...before, lastTime: '12:00' }, [])).toEqual({
      start: { local: '2026-06-01T10:00:00', time_zone: 'UTC' },
      end: { local: '2026-06-01T12:00:00', time_zone: 'UTC' },
    });
    expect(changeOf(before, before, [])).toEqual({});
  });

  it('keeps what somebody answered', () => {
    const before = { ...newDraft(DAY, 600, 'UTC'), attendees: ['ana@example.com'] };
    const ana = { email: 'ana@example.com', name: 'Ana', status: 'accepted', role: '', rsvp: true };
    const after = { ...before, attendees: ['ana@example.com', 'bo@example.com'] };
    expect(changeOf(before, after, [ana]).attendees).toEqual([
      { email: 'ana@example.com', name: 'Ana', status: 'accepted', rsvp: true },
      { email: 'bo@example.com' },
    ]);
  });

  it('moves a whole series by what one of its instances was moved', () => {
    const before = newDraft('2026-06-15', 540, 'UTC');
    const after = withBegin(before, { firstDay: '2026-06-16', firstTime: '10:00' });
    const start = { date: null, local: '2026-06-01T09:00:00', time_zone: 'UTC', at: '' };
    expect(seriesTimes(before, after, { start })).toEqual({
      start: { local: '2026-06-02T10:00:00', time_zone: 'UTC' },
      end: { local: '2026-06-02T11:00:00', time_zone: 'UTC' },
    });
  });

  it('is moved on the wall, over a change of clocks as well', () => {
    const instance = { start: at('2026-03-28T09:00:00'), end: at('2026-03-28T10:00:00') };
    expect(movedTimes(instance, 24 * 60 + 30)).toEqual({
      start: { local: '2026-03-29T09:30:00', time_zone: 'Europe/Berlin' },
      end: { local: '2026-03-29T10:30:00', time_zone: 'Europe/Berlin' },
    });
    const day = { date: '2026-03-28', local: null, time_zone: null, at: '' };
    expect(movedTimes({ start: day, end: day }, 2 * 24 * 60).start).toEqual({ date: '2026-03-30' });
  });
});
