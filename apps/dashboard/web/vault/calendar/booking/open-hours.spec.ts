import { hoursOf, hoursText, OFFICE_HOURS, sameHours } from './open-hours.js';

const at = (day: number, from = '09:00', to = '17:00') => ({ day, from, to });

describe('the hours of a booking page', () => {
  it.each([
    [hoursOf(OFFICE_HOURS), 'Mon–Fri 09:00–17:00'],
    [[at(6), at(1), at(2)], 'Mon, Tue, Sat 09:00–17:00'],
    [[at(1), at(6, '10:00', '12:00')], 'Mon 09:00–17:00, Sat 10:00–12:00'],
    [[at(1, '09:00', '12:00'), at(1, '13:00', '17:00')], 'Mon 09:00–12:00, Mon 13:00–17:00'],
  ])('are told in few words: %j', (hours, text) => {
    expect(hoursText(hours)).toBe(text);
  });

  it('are in a form when they are the same on all days, and else not', () => {
    expect(sameHours(hoursOf(OFFICE_HOURS))).toEqual(OFFICE_HOURS);
    expect(sameHours([at(1), at(2, '10:00')])).toBeUndefined();
    expect(sameHours([at(1), at(1)])).toBeUndefined();
    expect(sameHours([])).toBeUndefined();
  });
});
