import { MONACO } from '../../osm/fixtures/maps.js';
import { drawn, type Drawing } from '../fixtures/drawn-map.js';
import { seeded } from '../fixtures/seeded.js';
import { contract } from '../hierarchy/contract.js';
import { buildNetwork } from '../network/build-network.js';
import { bearingDeg } from '../network/geo-distance.js';
import { PROFILES } from '../profiles/profiles.js';
import { type LatLon, shapeOf } from '../routes/leg-shape.js';
import { Router } from '../routes/router.js';
import { turnDeg } from '../turns/turn-angle.js';
import { turnGraph } from '../turns/turn-graph.js';
import { StepMaker } from './step-maker.js';
import { STEP_LANGUAGES, textsOf } from './step-texts.js';

/** What is said between departing and arriving. */
async function said(drawing: Drawing, from: string, to: string): Promise<string[]> {
  const { router, at } = await drawn(drawing);
  const middle = (letters: string) => {
    const [one, other] = Array.from(letters, at) as [ReturnType<typeof at>, ReturnType<typeof at>];
    return { lat: (one.lat + other.lat) / 2, lon: (one.lon + other.lon) / 2 };
  };
  const legs = router.route([middle(from), middle(to)], 60);
  if ('why' in legs) throw new Error(legs.why);
  const steps = new StepMaker(router.roads, 'car').stepsOf(legs[0]!);
  expect(steps.at(0)!.maneuver.type).toBe('depart');
  expect(steps.at(-1)!.maneuver.type).toBe('arrive');
  return steps
    .slice(1, -1)
    .map(({ maneuver: { type, modifier, exit }, name }) =>
      [type, modifier, exit, name].filter((part) => part !== null).join(' '),
    );
}

const CROSSING = {
  grid: '  a\nb c d\n  e',
  ways: { ac: 'residential', bc: 'residential', cd: 'residential', ce: 'residential' },
};
const RING = {
  grid: '    a\n    b\nf c . e g\n    d\n    h',
  ways: {
    bcdeb: { junction: 'roundabout', name: '' },
    ab: 'residential',
    fc: 'residential',
    eg: 'residential',
    hd: 'residential',
  },
};

describe('steps over drawn maps', () => {
  it.each([
    ['left', 'ce', 'bc', ['turn left bc']],
    ['right', 'ce', 'cd', ['turn right cd']],
    ['straight on by another name', 'ce', 'ac', ['new name straight ac']],
  ])('turns %s at a crossing', async (_, from, to, wanted) => {
    expect(await said(CROSSING, from, to)).toEqual(wanted);
  });

  it('says nothing where a road goes on, bent or not', async () => {
    const straight = {
      ...CROSSING,
      ways: { bcd: 'residential', ac: 'residential', ce: 'residential' },
    };
    expect(await said(straight, 'bc', 'cd')).toEqual([]);
    const bent = { grid: 'a b\n  c', ways: { ab: { name: 'x' }, bc: { name: 'x' } } };
    expect(await said(bent, 'ab', 'bc')).toEqual([]);
  });

  it('continues on a road that turns where others go on', async () => {
    const ways = { bc: { name: 'x' }, cd: 'residential', ce: { name: 'x' } };
    expect(await said({ ...CROSSING, ways }, 'bc', 'ce')).toEqual(['continue right x']);
  });

  it('comes to the end of a road', async () => {
    const ways = { ce: 'residential', bcd: 'residential' };
    expect(await said({ ...CROSSING, ways }, 'ce', 'cd')).toEqual(['end of road right bcd']);
    expect(await said({ ...CROSSING, ways }, 'ce', 'bc')).toEqual(['end of road left bcd']);
  });

  it.each([
    ['ab', 'be', 'turn right be'],
    ['bc', 'be', 'turn left be'],
    ['bc', 'bd', 'turn sharp right bd'],
    ['ab', 'bd', 'turn left bd'],
  ])('turns sharply where it is sharp: %s to %s', async (from, to, wanted) => {
    const map = {
      grid: '      d\n\na   b   c\n\n     e'.replaceAll('\n\n', '\n.\n'),
      ways: { ab: 'residential', bc: { name: 'ab' }, bd: 'residential', be: 'residential' },
    };
    expect(await said(map, from, to)).toEqual([wanted]);
  });

  it('keeps left or right where a road forks', async () => {
    const wide = {
      grid: '         c\na   b\n         d',
      ways: { ab: 'residential', bc: 'residential', bd: 'residential' },
    };
    expect(await said(wide, 'ab', 'bc')).toEqual(['fork slight left bc']);
    expect(await said(wide, 'ab', 'bd')).toEqual(['fork slight right bd']);
    const named = { ...wide, ways: { ab: { name: 'x' }, bc: { name: 'x' }, bd: 'residential' } };
    expect(await said(named, 'ab', 'bc')).toEqual([]);
    expect(await said(named, 'ab', 'bd')).toEqual(['turn slight right bd']);
  });

  it('turns round at the end of a road', async () => {
    const map = {
      grid: 'a b c\n  e',
      ways: { ab: 'residential', bc: 'residential', be: 'residential' },
      restrictions: [{ from: 'ab', via: 'b', to: 'be', tags: { restriction: 'no_right_turn' } }],
    };
    expect(await said(map, 'ab', 'be')).toEqual([
      'new name straight bc',
      'continue uturn bc',
      'turn left be',
    ]);
  });

  it.each([
    ['eg', 'roundabout right 1 eg', 'exit roundabout right eg'],
    ['ab', 'roundabout straight 2 ab', 'exit roundabout right ab'],
    ['fc', 'roundabout left 3 fc', 'exit roundabout right fc'],
  ])('counts the exits of a roundabout: %s', async (to, enter, leave) => {
    const steps = await said(RING, 'hd', to);
    expect(steps[0]).toBe(enter);
    expect(steps).toHaveLength(2);
    expect(steps[1]!.replace(/slight |sharp /, '')).toBe(leave);
  });

  it('boards a ferry, and leaves it', async () => {
    const map = {
      grid: 'a b   c d',
      ways: { ab: 'residential', cd: 'residential', bc: { route: 'ferry', highway: '' } },
    };
    expect(await said(map, 'ab', 'cd')).toEqual([
      'notification straight bc',
      'notification straight cd',
    ]);
    const { router, at } = await drawn(map);
    const legs = router.route([at('a'), at('d')], 60);
    if ('why' in legs) throw new Error(legs.why);
    const steps = new StepMaker(router.roads, 'car').stepsOf(legs[0]!);
    expect(steps.map(({ mode }) => mode)).toEqual(['driving', 'ferry', 'driving', 'driving']);
    expect((await textsOf(steps, 'en'))[1]).toBe('Take the ferry bc');
  });

  it.each([
    [-0.0003, 'right'],
    [0.0003, 'left'],
    [0, null],
  ])('says on which side one arrives: %f degrees north', async (lat, side) => {
    const { router } = await drawn({ grid: 'a    b', ways: { ab: 'residential' } });
    const place = { lat, lon: 0.004 };
    const legs = router.route([{ lat: 0, lon: 0.001 }, place], 60);
    if ('why' in legs) throw new Error(legs.why);
    const steps = new StepMaker(router.roads, 'car').stepsOf(legs[0]!, place);
    expect(steps.at(-1)!.maneuver).toMatchObject({ modifier: side, bearingBefore: 90 });
  });

  it('turns round over the lanes of a divided road in one step', async () => {
    const map = {
      grid: 'a b c\nd e f',
      stepDeg: 0.0002,
      ways: {
        cba: { name: 'x', oneway: 'yes' },
        def: { name: 'x', oneway: 'yes' },
        eb: 'residential',
      },
    };
    expect(await said(map, 'de', 'ab')).toEqual(['continue uturn x']);
    expect(await said({ ...map, stepDeg: 0.001 }, 'de', 'ab')).toEqual([
      'turn left eb',
      'turn left x',
    ]);
  });

  it('tells the same in every language, each in its own words', async () => {
    const { router, at } = await drawn(CROSSING);
    const legs = router.route([at('e'), at('b')], 60);
    if ('why' in legs) throw new Error(legs.why);
    const steps = new StepMaker(router.roads, 'car').stepsOf(legs[0]!);
    expect(await textsOf(steps, 'en')).toEqual([
      'Head north on ce',
      'Turn left onto bc',
      'You have arrived at your destination',
    ]);
    expect((await textsOf(steps, 'de'))[1]).toBe('Links abbiegen auf bc');
    expect((await textsOf(steps, 'fr'))[1]).toBe('Tourner à gauche sur bc');
    const all = await Promise.all(STEP_LANGUAGES.map(async (language) => textsOf(steps, language)));
    expect(all.every((texts) => texts.length === 3 && texts.every((text) => text !== ''))).toBe(
      true,
    );
    expect(new Set(all.map(([text]) => text)).size).toBeGreaterThan(25);
  });
});

describe('steps in Monaco', () => {
  it('are a route that can be read, and add up', async () => {
    const network = await buildNetwork(MONACO, [PROFILES.car]);
    const graph = turnGraph(network, PROFILES.car, 'time');
    const router = new Router({ network, graph, hierarchy: contract(graph) });
    const maker = new StepMaker(router.roads, 'car');
    const ends = [
      { lat: 43.733802, lon: 7.413433 },
      { lat: 43.739662, lon: 7.424355 },
    ];
    const legs = router.route(ends, 1000);
    if ('why' in legs) throw new Error(legs.why);
    expect(await textsOf(maker.stepsOf(legs[0]!, ends[1]), 'en')).toEqual(READ_BY_HAND);

    // Which way the line bends at a maneuver is known without looking at roads.
    const line = shapeOf(router.roads, legs[0]!);
    for (const { maneuver, geometry } of maker.stepsOf(legs[0]!).slice(1, -1)) {
      const [before, at, after] = [-1, 0, 1].map((add) => line[geometry[0] + add]!) as [
        LatLon,
        LatLon,
        LatLon,
      ];
      const bend = turnDeg(bearingDeg(...before, ...at), bearingDeg(...at, ...after));
      const side = /left|right/.exec(maneuver.modifier!)?.[0];
      expect(side ?? 'straight').toBe(
        Math.abs(bend) < 20 ? 'straight' : bend > 0 ? 'right' : 'left',
      );
    }

    const random = seeded(3);
    const place = () => ({ lat: 43.725 + random(1e6) * 2.5e-8, lon: 7.41 + random(1e6) * 3e-8 });
    const wrong: unknown[] = [];
    for (let pair = 0; pair < 300; pair++) {
      const found = router.route([place(), place()], 1000);
      if ('why' in found) continue;
      const [leg] = found;
      const steps = maker.stepsOf(leg!);
      const sum = (of: 'distanceM' | 'durationS') => steps.reduce((all, one) => all + one[of], 0);
      if (Math.abs(sum('distanceM') - leg!.distanceM) > 1e-6) wrong.push([pair, 'distance']);
      if (Math.abs(sum('durationS') - leg!.durationS) > 1e-6) wrong.push([pair, 'duration']);
      const points = shapeOf(router.roads, leg!).length;
      const cuts = steps.map(({ geometry }) => geometry);
      if (cuts[0]![0] !== 0 || cuts.at(-1)![1] !== points - 1) wrong.push([pair, 'ends']);
      if (cuts.some(([from], index) => index > 0 && from !== cuts[index - 1]![1]))
        wrong.push([pair, 'torn']);
    }
    expect(wrong).toEqual([]);
  });
});

/** From Rue Hector Otto, a hairpin, down to the boulevards and to the gardens of the casino. */
const READ_BY_HAND = [
  'Head northeast on Rue Hector Otto',
  'Turn right to stay on Rue Hector Otto',
  'Make a sharp left onto Boulevard du Jardin Exotique',
  'Turn right onto Boulevard Princesse Charlotte',
  'Turn right onto Avenue de Roqueville',
  'Turn left onto Boulevard de Suisse',
  'Continue onto Avenue Henri Dunant',
  "Turn left onto Avenue de l'Hermitage",
  'Turn left onto Avenue Princesse Alice',
  'Turn left onto Impasse de la Fontaine',
  'You have arrived at your destination',
];
