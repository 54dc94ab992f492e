import { drawn, type Drawing } from '../fixtures/drawn-map.js';
import type { IsClosed } from '../hierarchy/guided-search.js';
import { Isochrones } from '../isochrones/isochrones.js';
import { type ProfileName, PROFILES } from '../profiles/profiles.js';
import type { Waypoint } from '../routes/router.js';
import { ClosedTable } from '../routes/closed-table.js';
import { closedFor, RulesUnknown } from './closed-for.js';
import { metresOf, tonsOf } from './measures.js';
import type { Vehicle } from './vehicle.js';

/** Monday and Saturday, where clocks show UTC. */
const MONDAY = '2026-11-23T';
const SATURDAY = '2026-11-28T';
const START = { lat: 0, lon: 0 };

type Drawn = Awaited<ReturnType<typeof drawn>>;

/** Straight on from a over b and c to e, or round by d. */
const around = (tags: Record<string, string>): Drawing => ({
  grid: 'a b c e\n  d',
  ways: {
    ab: 'residential',
    bc: tags,
    ce: 'residential',
    bd: 'residential',
    dc: 'residential',
  },
});

interface Asked {
  readonly vehicle?: Partial<Vehicle>;
  readonly at?: string;
  readonly profile?: ProfileName;
}

const closedOn = ({ router }: Drawn, { vehicle, at, profile = 'car' }: Asked) =>
  closedFor(router.roads, PROFILES[profile], {
    vehicle: vehicle && { isHazmat: false, ...vehicle },
    departsMs: at === undefined ? undefined : Date.parse(at),
    from: START,
  });

/** Names of the ways from one place to another, or why there is none. */
async function waysOn(drawing: Drawing, { vehicle, at, profile = 'car' }: Asked): Promise<string> {
  const map = await drawn(drawing, profile);
  const { network, graph } = map.router.roads;
  const isClosed = closedOn(map, { vehicle, at, profile });
  const ends = [map.at('a'), map.at('e')].map(({ lat, lon }) => ({ lat, lon }));
  const legs = map.router.route(ends, 60, isClosed);
  if ('why' in legs) return legs.why;
  const names = legs[0]!.edges.map(
    ({ edge }) => network.names[network.wayName[network.segmentWay[graph.edges.segment[edge]!]!]!]!,
  );
  return [...new Set(names)].join(' ');
}

const STRAIGHT = 'ab bc ce';
const ROUND = 'ab bd dc ce';

/** Tags of a way, a vehicle, and which ways it takes. */
const FITS: [Record<string, string>, Partial<Vehicle>, string][] = [
  [{ maxheight: '3.5' }, { heightM: 3.6 }, ROUND],
  [{ maxheight: '3.5 m' }, { heightM: 3.5 }, STRAIGHT],
  [{ maxheight: "11'6" }, { heightM: 3.4 }, STRAIGHT],
  [{ maxheight: "11'6" }, { heightM: 3.6 }, ROUND],
  [{ maxheight: 'default' }, { heightM: 9 }, STRAIGHT],
  [{ 'maxheight:physical': '3' }, { heightM: 3.5 }, ROUND],
  [{ maxheight: '3' }, {}, STRAIGHT],
  [{ maxwidth: '2' }, { widthM: 2.55 }, ROUND],
  [{ maxlength: '12' }, { lengthM: 18.75 }, ROUND],
  [{ maxweight: '7.5' }, { weightT: 12 }, ROUND],
  [{ maxweight: '7500 kg' }, { weightT: 7.5 }, STRAIGHT],
  [{ maxaxleload: '8' }, { axleLoadT: 10 }, ROUND],
  [{ 'maxweightrating:hgv': '3' }, { weightT: 3.2 }, STRAIGHT],
  [{ 'maxweightrating:hgv': '7.5' }, { weightT: 8 }, ROUND],
  [{ hgv: 'no' }, { weightT: 3.5 }, STRAIGHT],
  [{ hgv: 'no' }, { weightT: 3.6 }, ROUND],
  [{ hgv: 'delivery' }, { weightT: 12 }, STRAIGHT],
  [{ hazmat: 'no' }, { isHazmat: true }, ROUND],
  [{ hazmat: 'no' }, { weightT: 12 }, STRAIGHT],
  [{ 'maxweight:conditional': '3.5 @ (22:00-06:00)' }, { weightT: 7 }, STRAIGHT],
  [{ 'access:conditional': 'no @ (weight>7.5)' }, { weightT: 7 }, STRAIGHT],
  [{ 'access:conditional': 'no @ (weight>7.5)' }, { weightT: 8 }, ROUND],
  [{ 'hgv:conditional': 'no @ (length>12 AND height>=4)' }, { weightT: 8, lengthM: 13 }, STRAIGHT],
];

describe('ways that not every vehicle fits', () => {
  it.each(FITS)('with %j are for %j: %s', async (tags, vehicle, ways) => {
    expect(await waysOn(around(tags), { vehicle })).toBe(ways);
  });

  it.each(FITS)(
    'are in tables and areas as in routes: with %j for %j',
    async (tags, vehicle, ways) => {
      const map = await drawn(around(tags));
      const { roads, snapper } = map.router;
      const isClosed = closedOn(map, { vehicle });
      const places = ['a', 'b', 'd', 'e'].map((letter) => map.at(letter));
      const snaps = places.map(({ lat, lon }) => snapper.snap(lat, lon, 60)!);
      const table = new ClosedTable(roads).between(snaps, snaps, isClosed);
      for (const [row, from] of places.entries()) {
        for (const [column, to] of places.entries()) {
          const legs = map.router.route([from, to], 60, isClosed);
          const cell = table[row]![column]!;
          expect(cell?.durationS).toBe('why' in legs ? undefined : legs[0]!.durationS);
        }
      }
      const [start] = snaps;
      const reach = (closed?: IsClosed) =>
        new Isochrones(roads, 'car').around(start!.nearest, [3600], 'time', closed)[0]!.reachedM;
      // The way is 222 m long, and lost in both of its directions.
      expect(reach() - reach(isClosed)).toBeCloseTo(ways === STRAIGHT ? 0 : 444, -1);
    },
  );

  it('are not set out on, nor passed, where there is no other: nothing is reached behind them', async () => {
    const map = await drawn({
      grid: 'a b c e',
      ways: { ab: 'residential', bc: { maxheight: '3' }, ce: 'residential' },
    });
    const isClosed = closedOn(map, { vehicle: { heightM: 4 } });
    const { roads, snapper } = map.router;
    const snapAt = ({ lat, lon }: { lat: number; lon: number }) => snapper.snap(lat, lon, 60)!;
    const [a, e] = ['a', 'e'].map((letter) => snapAt(map.at(letter)));
    const middle = snapAt({ lat: map.at('b').lat, lon: (map.at('b').lon + map.at('c').lon) / 2 });
    const table = new ClosedTable(roads).between([a!, middle], [a!, e!], isClosed);
    expect(table).toEqual([
      [expect.objectContaining({ distanceM: 0 }), null],
      [null, null],
    ]);
    // Half of the way, in both of its directions.
    const areas = new Isochrones(roads, 'car');
    expect(areas.around(middle.nearest, [100], 'distance', isClosed)).toEqual([]);
    const [area] = areas.around(a!.nearest, [5000], 'distance', isClosed);
    expect(area!.reachedM).toBeCloseTo(444, -1);
  });

  it('are no way at all where there is no other', async () => {
    const bridge = {
      grid: 'a b c e',
      ways: { ab: 'residential', bc: { maxheight: '3' }, ce: 'residential' },
    };
    expect(await waysOn(bridge, { vehicle: { heightM: 4 } })).toBe('unreachable');
  });
});

const between = (one: Waypoint, other: Waypoint) => ({
  lat: (one.lat + other.lat) / 2,
  lon: (one.lon + other.lon) / 2,
});

/** Straight on over a gate at b, or round by f and d. */
const gate = (tags: Record<string, string>): Drawing => ({
  grid: 'a g b c e\n  f   d',
  ways: {
    ag: 'residential',
    gbc: 'residential',
    ce: 'residential',
    gf: 'residential',
    fd: 'residential',
    dc: 'residential',
  },
  nodes: { b: tags },
});

describe('gates and the like that not every vehicle fits', () => {
  const [over, round] = ['ag gbc ce', 'ag gf fd dc ce'];

  it.each<[Record<string, string>, Asked, string]>([
    [{ barrier: 'height_restrictor', maxheight: '2' }, { vehicle: { heightM: 2.1 } }, round],
    [{ barrier: 'height_restrictor', maxheight: '2' }, { vehicle: { heightM: 1.9 } }, over],
    [{ barrier: 'height_restrictor', maxheight: '2' }, {}, over],
    [{ barrier: 'gate', maxwidth: '2.2' }, { vehicle: { widthM: 2.55 } }, round],
    [{ barrier: 'gate', 'maxwidth:physical': '2.2' }, { vehicle: { widthM: 2.2 } }, over],
    [
      { barrier: 'bollard', motor_vehicle: 'yes', maxwidth: '2' },
      { vehicle: { widthM: 2.1 } },
      round,
    ],
    [{ maxweight: '3.5' }, { vehicle: { weightT: 7.5 } }, round],
    [{ barrier: 'gate', hgv: 'no' }, { vehicle: { weightT: 7.5 } }, round],
    [{ barrier: 'gate', hgv: 'no' }, { vehicle: { weightT: 2 } }, over],
    [
      { barrier: 'gate', 'access:conditional': 'no @ (22:00-06:00)' },
      { at: `${MONDAY}23:00:00Z` },
      round,
    ],
    [
      { barrier: 'gate', 'access:conditional': 'no @ (22:00-06:00)' },
      { at: `${MONDAY}12:00:00Z` },
      over,
    ],
  ])('%j for %j: %s', async (tags, asked, ways) => {
    expect(await waysOn(gate(tags), asked)).toBe(ways);
  });

  it('lets one up to it from both sides, in routes, tables and areas alike', async () => {
    const map = await drawn({
      grid: 'a b c',
      ways: { abc: 'residential' },
      nodes: { b: { barrier: 'height_restrictor', maxheight: '2' } },
    });
    const isClosed = closedOn(map, { vehicle: { heightM: 3 } });
    const { roads, snapper } = map.router;
    const [a, b, c] = ['a', 'b', 'c'].map((letter) => map.at(letter)) as [
      Waypoint,
      Waypoint,
      Waypoint,
    ];
    const places = [a, between(a, b), between(b, c), c];
    const snaps = places.map(({ lat, lon }) => snapper.snap(lat, lon, 60)!);
    const table = new ClosedTable(roads).between(snaps, snaps, isClosed);
    expect(table.map((row) => row.map((cell) => cell !== null))).toEqual([
      [true, true, false, false],
      [true, true, false, false],
      [false, false, true, true],
      [false, false, true, true],
    ]);
    expect(map.router.route([a, c], 60, isClosed)).toMatchObject({ why: 'unreachable' });
    // Half of the way, in both of its directions.
    const areas = new Isochrones(roads, 'car').around(
      snaps[0]!.nearest,
      [5000],
      'distance',
      isClosed,
    );
    expect(areas[0]!.reachedM).toBeCloseTo(444, -1);
  });
});

describe('ways that are closed at some hours', () => {
  const school = { 'motor_vehicle:conditional': 'no @ (Mo-Fr 07:30-09:00, 13:00-14:00)' };

  it.each<[Record<string, string>, Asked, string]>([
    [school, { at: `${MONDAY}08:00:00Z` }, ROUND],
    [school, { at: `${MONDAY}10:00:00Z` }, STRAIGHT],
    [school, { at: `${MONDAY}10:00:00+02:00` }, ROUND],
    [school, { at: `${SATURDAY}08:00:00Z` }, STRAIGHT],
    [school, { at: `${MONDAY}08:00:00Z`, profile: 'bike' }, STRAIGHT],
    [school, { vehicle: {} }, STRAIGHT],
    [
      { 'access:conditional': 'no @ (Mo-Fr); yes @ (12:00-13:00)' },
      { at: `${MONDAY}12:30:00Z` },
      STRAIGHT,
    ],
    [
      { 'access:conditional': 'no @ (Mo-Fr)', motorcar: 'yes' },
      { at: `${MONDAY}12:30:00Z` },
      STRAIGHT,
    ],
    [{ 'access:conditional': 'no @ (flood)' }, { at: `${MONDAY}12:30:00Z` }, STRAIGHT],
    [{ 'access:conditional': 'no @ nonsense @@ ((' }, { at: `${MONDAY}12:30:00Z` }, STRAIGHT],
    [
      { 'hgv:conditional': 'no @ (weight>7.5 AND 22:00-06:00)' },
      { at: `${MONDAY}23:00:00Z`, vehicle: { weightT: 12 } },
      ROUND,
    ],
    [
      { 'hgv:conditional': 'no @ (weight>7.5 AND 22:00-06:00)' },
      { at: `${MONDAY}12:00:00Z`, vehicle: { weightT: 12 } },
      STRAIGHT,
    ],
    [
      { 'maxweight:conditional': '3.5 @ (22:00-06:00)' },
      { at: `${MONDAY}23:00:00Z`, vehicle: { weightT: 7 } },
      ROUND,
    ],
  ])('by %j are for %j: %s', async (tags, asked, ways) => {
    expect(await waysOn(around(tags), asked)).toBe(ways);
  });
});

const turns = (tags: Record<string, string>): Drawing => ({
  ...around({}),
  restrictions: [{ from: 'ab', via: 'b', to: 'bc', tags }],
});

describe('turns that are closed at some hours', () => {
  const morning = 'no_straight_on @ (Mo-Fr 07:00-09:00)';

  it.each<[Record<string, string>, Asked, string]>([
    [{ 'restriction:conditional': morning }, { at: `${MONDAY}08:00:00Z` }, ROUND],
    [{ 'restriction:conditional': morning }, { at: `${MONDAY}09:30:00Z` }, STRAIGHT],
    [{ 'restriction:conditional': morning }, { vehicle: { weightT: 9 } }, STRAIGHT],
    [
      { 'restriction:conditional': morning, except: 'motorcar' },
      { at: `${MONDAY}08:00:00Z` },
      STRAIGHT,
    ],
    [{ 'restriction:hgv:conditional': morning }, { at: `${MONDAY}08:00:00Z` }, STRAIGHT],
    [
      { 'restriction:hgv:conditional': morning },
      { at: `${MONDAY}08:00:00Z`, vehicle: { weightT: 12 } },
      ROUND,
    ],
    [
      { 'restriction:conditional': 'no_straight_on @ (weight>7.5)' },
      { vehicle: { weightT: 9 } },
      ROUND,
    ],
  ])('by %j are for %j: %s', async (tags, asked, ways) => {
    expect(await waysOn(turns(tags), asked)).toBe(ways);
  });

  it('leave the one turn that may be made', async () => {
    const only: Drawing = {
      ...around({}),
      restrictions: [
        {
          from: 'ab',
          via: 'b',
          to: 'bd',
          tags: { 'restriction:conditional': 'only_right_turn @ (Mo)' },
        },
      ],
    };
    expect(await waysOn(only, { at: `${MONDAY}08:00:00Z` })).toBe(ROUND);
    expect(await waysOn(only, { at: `${SATURDAY}08:00:00Z` })).toBe(STRAIGHT);
  });
});

it('a map of before rules were kept says so, and does not lead a truck under a bridge', async () => {
  const { router } = await drawn(around({ maxheight: '3' }));
  const { ruleWay: _ways, ruleText: _texts, ...network } = router.roads.network;
  const old = { ...router.roads, network };
  expect(() => closedFor(old, PROFILES.car, { from: START })).toThrow(RulesUnknown);
});

it.each([
  ['3.5', 3.5],
  ['3,5 m', 3.5],
  ['350 cm', 3.5],
  [`12'`, 3.6576],
  [`12'6"`, 3.81],
  ['12 ft', 3.6576],
  ['none', undefined],
  ['', undefined],
])('%s is %s m', (text, metres) => {
  expect(metresOf(text) ?? -1).toBeCloseTo(metres ?? -1, 4);
});

it.each([
  ['7.5', 7.5],
  ['7500 kg', 7.5],
  ['16000 lbs', 7.2575],
  ['8 st', 7.2575],
  ['none', undefined],
])('%s is %s t', (text, tons) => {
  expect(tonsOf(text) ?? -1).toBeCloseTo(tons ?? -1, 3);
});
