import { ReportInvalid } from '../report-invalid.js';
import { readOsmand } from './osmand.js';
import { readTraccarJson } from './traccar-json.js';

const NOW = new Date('2026-11-23T12:00:00Z');
const read = (query: string) => readOsmand(new URLSearchParams(query), NOW);

/** Requests that Traccar tests with. */
describe('the form of OsmAnd', () => {
  it.each([
    [
      'id=902064&lat=42.06288&lon=-88.23412&timestamp=2016-01-27T18%3A55%3A47Z',
      '2016-01-27T18:55:47.000Z',
    ],
    ['id=902064&lat=42.06288&lon=-88.23412&timestamp=1442068686579', '2015-09-12T14:38:06.579Z'],
    [
      'lat=42.06288&lon=-88.23412&timestamp=2014-06-04+09%3A10%3A11&id=902064',
      '2014-06-04T09:10:11.000Z',
    ],
    ['id=902064&timestamp=1377177267&location=42.06288,-88.23412', '2013-08-22T13:14:27.000Z'],
    ['lat=42.06288&lon=-88.23412&deviceid=902064', NOW.toISOString()],
  ])('says when and where: %s', (query, time) => {
    const report = read(query);
    expect(report).toMatchObject({ externalId: '902064', lat: 42.062_88, lon: -88.234_12 });
    expect(new Date(report.recordedAtMs).toISOString()).toBe(time);
  });

  it('says speed in knots, and more', () => {
    const more =
      'bearing=360&speed=10&altitude=350.5&accuracy=12&batt=87&ignition=true&rpm=933&code=007';
    expect(read(`id=1&lat=0&lon=0&${more}`)).toMatchObject({
      speedMps: (10 * 1852) / 3600,
      headingDeg: 0,
      altitudeM: 350.5,
      accuracyM: 12,
      batteryPercent: 87,
      attributes: { ignition: true, rpm: 933, code: '007' },
    });
    expect(read('id=1&lat=0&lon=0&speed=-1&bearing=-1')).toMatchObject({
      speedMps: null,
      headingDeg: null,
    });
  });

  it.each([
    ['lat=1&lon=1', 'id'],
    ['id=1&lon=1', 'lat'],
    ['id=1&lat=1', 'lon'],
    ['id=1&lat=NaN&lon=1', 'lat'],
    ['id=1&lat=0x10&lon=1', 'lat'],
    ['id=1&lat=1&lon=181', 'lon'],
    ['id=1&lat=1&lon=1&timestamp=yesterday', 'timestamp'],
    ['id=1&lat=1&lon=1&batt=900', 'batt'],
    [`id=${'1'.repeat(129)}&lat=1&lon=1`, 'id'],
  ])('refuses %s', (query, field) => {
    expect(() => read(query)).toThrow(ReportInvalid);
    expect(() => read(query)).toThrow(new RegExp(`^${field}: `));
  });

  it('may be JSON, as the app sends it', () => {
    const coords = {
      latitude: -6.114_809_6,
      longitude: 106.683_701_5,
      accuracy: 3.8,
      speed: 18.67,
      heading: 63,
      altitude: 35.7,
    };
    const location = {
      timestamp: '2021-07-21T08:06:34.444Z',
      coords,
      is_moving: false,
      battery: { level: 0.79, is_charging: false },
    };
    expect(readTraccarJson({ location, device_id: '8737767034' }, NOW)).toMatchObject({
      externalId: '8737767034',
      recordedAtMs: Date.UTC(2021, 6, 21, 8, 6, 34, 444),
      speedMps: 18.67,
      batteryPercent: 79,
      attributes: { moving: false, charging: false },
    });
    expect(() => readTraccarJson({ device_id: '1' }, NOW)).toThrow(/^location: /);
    expect(() => readTraccarJson(null, NOW)).toThrow(ReportInvalid);
  });
});
