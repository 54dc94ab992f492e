import { outOfTime, readSent } from './position-batch.js';

const NOW = new Date('2026-11-23T12:00:00Z');
const RULES = { now: NOW, retentionMs: 30 * 86_400_000 };
const sent = (over: object = {}) => ({
  device_id: 'dev_1',
  recorded_at: '2026-11-23T11:59:00Z',
  lat: 47.1,
  lon: 9.5,
  ...over,
});

describe('positions as they are sent', () => {
  it.each([
    [{ lat: 91 }, 'lat'],
    [{ lon: -180.1 }, 'lon'],
    [{ lat: Number.NaN }, 'lat'],
    [{ lat: '47.1' }, 'lat'],
    [{ lon: null }, 'lon'],
    [{ latitude: 47 }, 'latitude'],
    [{ recorded_at: 1_700_000_000 }, 'recorded_at'],
    [{ attributes: { deep: {} } }, 'attributes.deep'],
    [{ attributes: { nul: 'a\0b' } }, 'attributes.nul'],
  ])('refuses %j, and names the field', (over, field) => {
    expect(readSent(sent(over))).toMatchObject({ code: 'invalid', field });
  });

  it('takes what lies nowhere in particular, and times of any zone', () => {
    expect(readSent(sent({ recorded_at: '2026-11-23T11:00:00+01:00', lat: 0, lon: 0 }))).toEqual({
      device: 'dev_1',
      position: expect.objectContaining({
        recordedAtMs: Date.parse('2026-11-23T10:00:00Z'),
        lat: 0,
        lon: 0,
      }) as object,
    });
  });

  it.each([
    ['2026-11-23T12:10:00.000Z', undefined],
    ['2026-11-23T12:10:00.001Z', 'in_the_future'],
    ['2026-10-24T12:00:00.000Z', undefined],
    ['2026-10-24T11:59:59.999Z', 'too_old'],
  ])('says of %s that it is %s', (at, code) => {
    expect(outOfTime(Date.parse(at), RULES)?.code).toBe(code);
  });

  it('takes no time for one', () => {
    expect(outOfTime(Number.NaN, RULES)).not.toBeNull();
  });
});
