import { openingAt } from './opening-hours.js';

const PLACES = {
  monaco: { lat: 43.738, lon: 7.424, countryCode: 'mc' },
  paris: { lat: 48.857, lon: 2.352, countryCode: 'fr', state: 'Île-de-France' },
  munich: { lat: 48.137, lon: 11.575, countryCode: 'DE', state: 'Bayern' },
  berlin: { lat: 52.52, lon: 13.405, countryCode: 'de', state: 'Berlin' },
  tokyo: { lat: 35.68, lon: 139.76, countryCode: 'jp' },
  newYork: { lat: 40.713, lon: -74.006, countryCode: 'us', state: 'New York' },
  sydney: { lat: -33.868, lon: 151.207 },
  kathmandu: { lat: 27.717, lon: 85.324 },
} as const;

type Row = [
  value: string,
  place: keyof typeof PLACES,
  at: string,
  status: string,
  until: string | null,
];

/** 2026-11-23 is a Monday. Times are UTC; the third column is when it is asked, the last when it changes. */
const ROWS: Row[] = [
  ['24/7', 'paris', '2026-11-23T03:00Z', 'open', null],
  ['off', 'paris', '2026-11-23T10:00Z', 'closed', null],
  ['closed', 'tokyo', '2026-11-23T10:00Z', 'closed', null],
  ['Mo-Fr 09:00-18:00', 'paris', '2026-11-23T07:59Z', 'closed', '2026-11-23T08:00Z'],
  ['Mo-Fr 09:00-18:00', 'paris', '2026-11-23T08:00Z', 'open', '2026-11-23T17:00Z'],
  ['Mo-Fr 09:00-18:00', 'paris', '2026-11-23T17:00Z', 'closed', '2026-11-24T08:00Z'],
  ['Mo-Fr 09:00-18:00', 'paris', '2026-11-28T10:00Z', 'closed', '2026-11-30T08:00Z'],
  ['Mo-Fr 09:00-18:00', 'tokyo', '2026-11-23T01:00Z', 'open', '2026-11-23T09:00Z'],
  ['Mo-Fr 09:00-18:00', 'newYork', '2026-11-23T01:00Z', 'closed', '2026-11-23T14:00Z'],
  ['Mo-Fr 09:00-18:00', 'newYork', '2026-11-23T15:00Z', 'open', '2026-11-23T23:00Z'],
  ['Mo-Fr 09:00-18:00', 'kathmandu', '2026-11-23T03:30Z', 'open', '2026-11-23T12:15Z'],
  ['Mo-Fr 09:00-18:00', 'sydney', '2026-11-22T22:30Z', 'open', '2026-11-23T07:00Z'],
  ['Mo-Fr 09:00-12:00,14:00-18:00', 'paris', '2026-11-23T12:00Z', 'closed', '2026-11-23T13:00Z'],
  ['Mo-Sa 10:00-20:00; Su 10:00-14:00', 'paris', '2026-11-29T12:00Z', 'open', '2026-11-29T13:00Z'],
  ['Mo-Sa 10:00-20:00; We off', 'paris', '2026-11-25T12:00Z', 'closed', '2026-11-26T09:00Z'],
  ['Fr,Sa 22:00-04:00', 'paris', '2026-11-28T02:00Z', 'open', '2026-11-28T03:00Z'],
  ['Fr,Sa 22:00-04:00', 'paris', '2026-11-27T02:00Z', 'closed', '2026-11-27T21:00Z'],
  ['Mo-Su 00:00-24:00', 'paris', '2026-11-23T02:00Z', 'open', null],
  ['Apr-Sep 08:00-20:00', 'paris', '2026-11-23T10:00Z', 'closed', '2027-04-01T06:00Z'],
  ['Apr-Sep 08:00-20:00', 'paris', '2026-07-01T10:00Z', 'open', '2026-07-01T18:00Z'],
  [
    'Dec 24-Jan 02 off; Mo-Su 10:00-18:00',
    'paris',
    '2026-12-20T10:00Z',
    'open',
    '2026-12-20T17:00Z',
  ],
  ['Mo-Su 10:00-18:00; Dec 25 off', 'paris', '2026-12-25T10:00Z', 'closed', '2026-12-26T09:00Z'],
  ['2027 Mo-Fr 08:00-12:00', 'paris', '2026-11-23T09:00Z', 'closed', '2027-01-01T07:00Z'],
  ['week 01-53/2 Mo 08:00-12:00', 'paris', '2026-11-16T09:00Z', 'open', '2026-11-16T11:00Z'],
  ['Th[1] 18:00-20:00', 'paris', '2026-11-05T18:00Z', 'open', '2026-11-05T19:00Z'],
  ['Th[1] 18:00-20:00', 'paris', '2026-11-12T18:00Z', 'closed', '2026-12-03T17:00Z'],
  ['Su[-1] 10:00-16:00', 'paris', '2026-11-29T10:00Z', 'open', '2026-11-29T15:00Z'],
  [
    'Mo-Fr 08:00-17:00 "by appointment"',
    'paris',
    '2026-11-23T09:00Z',
    'unknown',
    '2026-11-23T16:00Z',
  ],
  ['Mo-Fr 08:00+', 'paris', '2026-11-23T09:00Z', 'unknown', '2026-11-23T23:00Z'],
  ['Mo-Fr 09:00-18:00; PH off', 'paris', '2026-05-01T10:00Z', 'closed', '2026-05-04T07:00Z'],
  ['Mo-Fr 09:00-18:00; PH off', 'paris', '2026-07-14T10:00Z', 'closed', '2026-07-15T07:00Z'],
  ['Mo-Fr 09:00-18:00; PH off', 'munich', '2026-01-06T10:00Z', 'closed', '2026-01-07T08:00Z'],
  ['Mo-Fr 09:00-18:00; PH off', 'berlin', '2026-01-06T10:00Z', 'open', '2026-01-06T17:00Z'],
  ['Mo-Fr 09:00-18:00, PH 10:00-12:00', 'munich', '2026-12-25T10:00Z', 'open', '2026-12-25T17:00Z'],
  ['PH,Su 10:00-12:00', 'munich', '2026-12-25T10:00Z', 'open', '2026-12-25T11:00Z'],
  ['Mo-Su 02:30-05:00', 'paris', '2026-03-29T00:30Z', 'closed', '2026-03-29T01:30Z'],
  ['Mo-Su 01:00-05:00', 'paris', '2026-10-25T00:30Z', 'open', '2026-10-25T04:00Z'],
];

describe('opening hours', () => {
  it.each(ROWS)('%s in %s at %s: %s until %s', (value, place, at, status, until) => {
    const state = openingAt(value, { at: new Date(at), ...PLACES[place] });
    const changesAt = until === null ? null : new Date(until);
    expect(state).toMatchObject({ status, changesAt, areHolidaysKnown: true });
  });

  it.each([
    ['Mo-Fr 09:00-18:00; PH off', 'open'],
    ['Mo-Fr 09:00-18:00, PH off', 'open'],
    ['Mo-Fr,PH 09:00-18:00', 'open'],
    ['PH,Mo 09:00-18:00', 'open'],
    ['PH 09:00-18:00', 'unknown'],
    ['PH off; Tu 10:00-12:00', 'closed'],
  ])('%s is told without holidays where those are not known', (value, status) => {
    const at = new Date('2026-11-23T10:00Z');
    const { lat, lon } = PLACES.monaco;
    for (const countryCode of [undefined, 'zz']) {
      const state = openingAt(value, { at, lat, lon, countryCode });
      expect(state).toMatchObject({ status, areHolidaysKnown: false, timeZone: 'Europe/Monaco' });
    }
  });

  it('gives what the value says beside it', () => {
    const at = new Date('2026-11-23T10:00Z');
    const told = openingAt('Mo "by appointment"', { at, ...PLACES.paris });
    expect(told).toMatchObject({ comment: 'by appointment' });
  });

  // By almanacs; the library is right to some minutes.
  it.each([
    ['paris', '2026-11-23T12:00Z', '2026-11-23T16:00Z'],
    ['monaco', '2026-06-21T12:00Z', '2026-06-21T19:15Z'],
    ['tokyo', '2026-11-23T03:00Z', '2026-11-23T07:30Z'],
    ['newYork', '2026-11-23T17:00Z', '2026-11-23T21:33Z'],
    ['sydney', '2026-11-23T02:00Z', '2026-11-23T08:44Z'],
  ] as const)('closes in %s with the sun, asked at %s', (place, at, sunset) => {
    const state = openingAt('sunrise-sunset', { at: new Date(at), ...PLACES[place] });
    expect(state.status).toBe('open');
    const apartMs = state.changesAt!.getTime() - new Date(sunset).getTime();
    expect(Math.abs(apartMs)).toBeLessThan(6 * 60_000);
  });

  it.each(['Mo-Fr 25:99-', 'whenever', '', 'Mo'.repeat(200)])('refuses %j', (value) => {
    const question = { at: new Date('2026-11-23T10:00Z'), ...PLACES.paris };
    expect(() => openingAt(value, question)).toThrow(
      expect.objectContaining({ name: 'OpeningHoursInvalid' }),
    );
  });
});
