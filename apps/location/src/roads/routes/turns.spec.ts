import { drawn } from '../fixtures/drawn-map.js';

/**
 *     a─b─c
 *     │ │ │
 *     d─e─f
 */
const BLOCK = {
  grid: 'a b c\nd e f',
  ways: {
    abc: 'residential',
    def: 'residential',
    ad: 'residential',
    be: 'residential',
    cf: 'residential',
  },
};

describe('routes over drawn maps', () => {
  it('takes the straight way', async () => {
    const { way } = await drawn(BLOCK);
    expect(way('ab', 'bc')).toBe('b');
    expect(way('ad', 'ef')).toMatch(/^d$|^de$/);
  });

  it('is there at once on the road where it is, ahead or back', async () => {
    const { router, at } = await drawn({ grid: 'a   b', ways: { ab: 'residential' } });
    const [a, b] = [at('a'), at('b')];
    const legs = router.route(
      [
        { lat: 0, lon: a.lon + 0.001 },
        { lat: 0, lon: b.lon - 0.001 },
      ],
      50,
    );
    expect(legs).toMatchObject([{ edges: [{ turnMs: 0 }], distanceM: expect.closeTo(222.4, 0) }]);
    const back = router.route(
      [
        { lat: 0, lon: b.lon - 0.001 },
        { lat: 0, lon: a.lon + 0.001 },
      ],
      50,
    );
    expect(back).toMatchObject([{ distanceM: expect.closeTo(222.4, 0) }]);
  });

  it('goes round a block to a place that lies behind on a one-way street', async () => {
    const ways = { ...BLOCK.ways, abc: { oneway: 'yes' } };
    const { router } = await drawn({ ...BLOCK, ways });
    const legs = router.route(
      [
        { lat: 0, lon: 0.0015 },
        { lat: 0, lon: 0.0005 },
      ],
      20,
    );
    expect(legs).toMatchObject([{ distanceM: expect.closeTo(556, 0) }]);
  });

  it.each([
    ['yes', 'bc', 'ab', 'cfeb'],
    ['-1', 'ab', 'bc', 'adeb'],
  ])('heeds oneway=%s', async (oneway, from, to, wanted) => {
    const { way } = await drawn({ ...BLOCK, ways: { ...BLOCK.ways, abc: { oneway } } });
    expect(way(from, to).slice(0, 2)).toBe(wanted.slice(0, 2));
  });

  it('does not turn right where that is forbidden', async () => {
    const restricted = {
      ...BLOCK,
      ways: {
        ab: 'residential',
        bc: 'residential',
        def: 'residential',
        ad: 'residential',
        be: 'residential',
        cf: 'residential',
      },
      restrictions: [{ from: 'ab', via: 'b', to: 'be', tags: { restriction: 'no_right_turn' } }],
    };
    const free = await drawn({ ...restricted, restrictions: [] });
    expect(free.way('ab', 'be')).toBe('b');
    const { way } = await drawn(restricted);
    expect(way('ab', 'be')).not.toBe('b');
    // From elsewhere one may.
    expect(way('bc', 'be')).toBe('b');
  });

  it('goes only where a sign says so', async () => {
    const { way } = await drawn({
      grid: 'a b c\n  e',
      ways: { ab: 'residential', bc: 'residential', be: 'residential' },
      restrictions: [{ from: 'ab', via: 'b', to: 'bc', tags: { restriction: 'only_straight_on' } }],
    });
    expect(way('ab', 'bc')).toBe('b');
    // To the end of the road, and back.
    expect(way('ab', 'be')).toBe('bcb');
  });

  it('heeds a restriction over a way, and lets others pass it', async () => {
    const map = {
      grid: 'a b c d\n.\n.\n  e f',
      ways: {
        ab: 'residential',
        bc: 'residential',
        cd: 'residential',
        be: 'residential',
        cf: 'residential',
      },
    };
    const tags = { restriction: 'no_right_turn' };
    const restrictions = [{ from: 'ab', via: ['bc'], to: 'cf', tags }];
    const { way } = await drawn({ ...map, restrictions });
    expect(way('ab', 'cf')).toBe('bcdc');
    expect(way('ab', 'cd')).toBe('bc');
    expect(way('be', 'cf')).toBe('bc');
    expect(way('ab', 'bc')).toBe('b');
  });

  it('goes only where a restriction over a way says so', async () => {
    const { way } = await drawn({
      grid: 'a b c d\n.\n.\n  e f',
      ways: {
        ab: 'residential',
        bc: 'residential',
        cd: 'residential',
        be: 'residential',
        cf: 'residential',
      },
      restrictions: [
        { from: 'ab', via: ['bc'], to: 'cf', tags: { restriction: 'only_right_turn' } },
      ],
    });
    expect(way('ab', 'cd')).toBe('bcfc');
    expect(way('be', 'cd')).toBe('bc');
  });

  it.each([
    [{ restriction: 'no_right_turn', except: 'motorcar' }, 'b'],
    [{ 'restriction:hgv': 'no_right_turn' }, 'b'],
    [{ 'restriction:motorcar': 'no_right_turn' }, 'bcb'],
  ])('knows for whom %j is', async (tags, wanted) => {
    const { way } = await drawn({
      grid: 'a b c\n  e',
      ways: { ab: 'residential', bc: 'residential', be: 'residential' },
      restrictions: [{ from: 'ab', via: 'b', to: 'be', tags }],
    });
    expect(way('ab', 'be')).toBe(wanted);
  });

  it('a bollard stops cars and no bicycles, in the middle of a way too', async () => {
    const map = {
      ...BLOCK,
      grid: 'a g b c\nd   e f',
      nodes: { g: { barrier: 'bollard' } },
      ways: {
        agbc: 'residential',
        def: 'residential',
        ad: 'residential',
        be: 'residential',
        cf: 'residential',
      },
    };
    expect((await drawn(map)).way('ad', 'bc')).toBe('deb');
    expect((await drawn(map, 'bike')).way('ad', 'bc')).toMatch(/^ab$/);
  });

  it('a gate that is private stops cars, an open one does not', async () => {
    const map = { grid: 'a b c', ways: { abc: 'residential' } };
    const closed = { b: { barrier: 'gate', access: 'private' } };
    expect((await drawn({ ...map, nodes: closed })).way('ab', 'bc')).toBe('unreachable');
    const open = { b: { barrier: 'gate' } };
    expect((await drawn({ ...map, nodes: open })).way('ab', 'bc')).not.toBe('unreachable');
  });

  it('nobody drives through where only visitors may, but to a house there', async () => {
    const ways = {
      ...BLOCK.ways,
      be: { access: 'destination' },
      abc: 'residential',
      def: 'residential',
    };
    const { way } = await drawn({ ...BLOCK, grid: 'a b           c\nd e           f', ways });
    expect(way('ab', 'de')).toBe('ad');
    expect(way('ab', 'be')).toBe('b');
  });

  it('says which place has no road near it', async () => {
    const { router } = await drawn(BLOCK);
    const far = { lat: 40, lon: 40 };
    expect(router.route([{ lat: 0, lon: 0 }, far], 5000)).toEqual({
      why: 'no_road_nearby',
      waypoint: 1,
    });
  });

  it('says from which place one does not get on: an island', async () => {
    const { router, at } = await drawn({
      grid: 'a b   c d',
      ways: { ab: 'residential', cd: 'residential' },
    });
    const legs = router.route([at('a'), at('b'), at('d')], 50);
    expect(legs).toEqual({ why: 'unreachable', waypoint: 1 });
  });

  it('a ferry is a way', async () => {
    const { way } = await drawn({
      grid: 'a b   c d',
      ways: { ab: 'residential', cd: 'residential', bc: { route: 'ferry', highway: '' } },
    });
    expect(way('ab', 'cd')).toBe('bc');
  });
});
