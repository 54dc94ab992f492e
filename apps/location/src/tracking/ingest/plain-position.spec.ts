import { readPlainPosition } from './plain-position.js';
import { readBySchema } from './position-batch.js';
import { utcMsOf } from './utc-time.js';

const SECONDS = '2026-11-23T11:59:00Z';
const TIMES = [
  SECONDS,
  '2026-11-23T11:59:00.123Z',
  '2026-11-23T11:59:00.123456Z',
  '2026-11-23T12:59:00+01:00',
  '2024-02-29T00:00:00Z',
  '2023-02-29T00:00:00Z',
  '2026-11-31T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-11-23T24:00:00Z',
  '2026-11-23T11:60:00Z',
  '2026-11-23T11:59:60Z',
  '0001-01-01T00:00:00Z',
  '2026-11-23 11:59:00Z',
  '2026-1a-23T11:59:00Z',
  '2026-11-23T11:59:00z',
  '',
  7,
  null,
];
const NUMBERS = [
  0,
  -0,
  47.5,
  90,
  -90,
  180,
  -180,
  360,
  360.1,
  1e300,
  Infinity,
  NaN,
  '7',
  null,
  true,
];
const ATTRIBUTES = [
  null,
  {},
  { rpm: 900, note: 'x', on: true },
  { deep: {} },
  { list: [] },
  { ö: 'ü' },
  { half: '\ud800' },
  { nul: '\0' },
  { '\0': 1 },
  { much: 'x'.repeat(257) },
  { ['x'.repeat(65)]: 1 },
  { endless: Infinity },
  Object.fromEntries(Array.from({ length: 65 }, (_, index) => [index, 1])),
  JSON.parse('{"__proto__":1}'),
  [],
  'text',
];
const CHOICES: Record<string, readonly unknown[]> = {
  device_id: ['dev_1', 'van 7', '', 'x'.repeat(128), 'x'.repeat(129), 7, null],
  recorded_at: TIMES,
  lat: NUMBERS,
  lon: NUMBERS,
  speed_mps: NUMBERS,
  heading_deg: NUMBERS,
  accuracy_m: NUMBERS,
  altitude_m: [...NUMBERS, -20_001, 1_000_001],
  battery_percent: [...NUMBERS, 100, 101],
  attributes: ATTRIBUTES,
  unknown: [1],
};
const GOOD = { device_id: 'dev_1', recorded_at: SECONDS, lat: 47.1, lon: 9.5 };

/** What is read both ways, as long as it is read at all without the schema. */
const readTwice = (all: readonly unknown[]) => {
  const plain = all.filter((one) => readPlainPosition(one) !== null);
  return [plain.map(readPlainPosition), plain.map(readBySchema)] as const;
};

describe('positions of the usual form', () => {
  it('are read as their schema reads them, and what it refuses is left to it: each field alone', () => {
    const all: unknown[] = [];
    for (const [field, values] of Object.entries(CHOICES)) {
      const { [field as 'lat']: _left, ...without } = GOOD;
      all.push(without);
      for (const value of values) all.push({ ...GOOD, [field]: value });
    }
    const [plain, bySchema] = readTwice(all);
    expect(plain).toEqual(bySchema);
    expect(plain.length).toBeGreaterThan(50);
  });

  it('are read as their schema reads them: 20,000 drawn ones', () => {
    let next = 7;
    const drawn = (below: number) => (next = (next * 48_271) % 2_147_483_647) % below;
    const all = Array.from({ length: 20_000 }, () => {
      const sent: Record<string, unknown> = { ...GOOD };
      for (let change = drawn(4); change > 0; change--) {
        const field = Object.keys(CHOICES)[drawn(11)]!;
        sent[field] = CHOICES[field]![drawn(CHOICES[field]!.length)];
      }
      return sent;
    });
    const [plain, bySchema] = readTwice(all);
    expect(plain).toEqual(bySchema);
    expect(plain.length).toBeGreaterThan(5000);
  });

  it.each([null, 'text', 7, [], [GOOD], {}])('are no %j', (one) => {
    expect(readPlainPosition(one)).toBeNull();
  });

  it('have the times that they say', () => {
    const texts = TIMES.filter((one): one is string => typeof one === 'string');
    const usual = texts.filter((time) => utcMsOf(time) !== null);
    expect(usual.map(utcMsOf)).toEqual(usual.map((time) => Date.parse(time)));
    expect(utcMsOf(SECONDS)).toBe(Date.parse(SECONDS));
    expect(utcMsOf('2026-11-23T11:59:00.123Z')).toBe(Date.parse('2026-11-23T11:59:00.123Z'));
  });
});
