import { openingOf, problemOf, weekOf } from './opening-times.js';
import { TookTooLong, withinTime } from './time-cap.js';

const MONACO = { lat: 43.738, lon: 7.424 };
const at = (text: string) => new Date(text);

describe('times of opening', () => {
  it('are kept until they change, and not before they were asked', () => {
    const opens = { ...MONACO, hours: 'Mo-Fr 09:00-18:00' };
    expect(openingOf(opens, at('2026-11-23T10:00Z'))?.status).toBe('open');
    expect(openingOf(opens, at('2026-11-23T16:59Z'))?.status).toBe('open');
    expect(openingOf(opens, at('2026-11-23T17:00Z'))?.status).toBe('closed');
    expect(openingOf(opens, at('2026-11-23T10:00Z'))?.status).toBe('open');
    expect(openingOf(opens, at('2026-11-22T10:00Z'))?.status).toBe('closed');
  });

  it('are a week from the day of the place on', () => {
    const opens = { ...MONACO, hours: 'Mo-Fr 09:00-12:00,14:00-18:00; Sa 10:00-14:00 "by phone"' };
    const week = weekOf(opens, at('2026-11-27T23:30Z'));
    // Saturday has begun in Monaco.
    expect(week).toHaveLength(11);
    expect(week[0]).toEqual({
      from: at('2026-11-28T09:00Z'),
      to: at('2026-11-28T13:00Z'),
      // As the format has it: a remark alone tells of no opening.
      status: 'unknown',
      comment: 'by phone',
    });
  });

  it('keep holidays of the country of the place', () => {
    const opens = { ...MONACO, hours: 'Mo-Su 09:00-18:00; PH off' };
    expect(openingOf(opens, at('2026-11-19T10:00Z'))).toMatchObject({
      status: 'closed',
      areHolidaysKnown: true,
    });
  });

  it('are unknown when they cannot be read, and what is wrong is told', () => {
    const opens = { ...MONACO, hours: 'whenever we like' };
    expect(openingOf(opens, at('2026-11-23T10:00Z'))).toBeNull();
    expect(weekOf(opens, at('2026-11-23T10:00Z'))).toEqual([]);
    expect(problemOf(opens, at('2026-11-23T10:00Z'))).toContain('syntax');
    expect(problemOf({ ...opens, hours: '24/7' }, at('2026-11-23T10:00Z'))).toBeNull();
    expect(problemOf({ ...opens, hours: 'Mo,'.repeat(100) }, new Date())).toContain('255');
  });

  it('end what takes too long, whatever it does, and let the rest through', () => {
    expect(() =>
      withinTime(20, () => {
        for (;;);
      }),
    ).toThrow(TookTooLong);
    expect(() => withinTime(20, () => /^(a+)+$/.test(`${'a'.repeat(40)}b`))).toThrow(TookTooLong);
    expect(() =>
      withinTime(20, () => {
        throw new RangeError('mine');
      }),
    ).toThrow(RangeError);
    expect(withinTime(20, () => 7)).toBe(7);
  });
});
