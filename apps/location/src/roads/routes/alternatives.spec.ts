import { MONACO } from '../../osm/fixtures/maps.js';
import { drawn } from '../fixtures/drawn-map.js';
import { seeded } from '../fixtures/seeded.js';
import { contract } from '../hierarchy/contract.js';
import { PlainSearch } from '../hierarchy/plain-search.js';
import { buildNetwork } from '../network/build-network.js';
import { PROFILES } from '../profiles/profiles.js';
import { turnGraph } from '../turns/turn-graph.js';
import { AlternativeFinder } from './alternatives.js';
import type { LegEdge } from './leg.js';
import { shapeOf } from './leg-shape.js';
import { Router } from './router.js';

/** Three ways from a to z: by b, by c that is a little longer, by d that is much longer. */
const THREE = {
  grid: '      b\na            z\n      c\n.\n.\n.\n.\n.\n.\n.\n.\n.\n      d',
  ways: {
    abz: 'residential',
    acz: 'residential',
    adz: 'residential',
    ya: 'residential',
    zx: 'residential',
  },
};

describe('alternatives over drawn maps', () => {
  it('finds the other way, and not the one that is much longer', async () => {
    const map = { ...THREE, grid: THREE.grid.replace('a            z', 'y a          z x') };
    const { router, at } = await drawn(map);
    const [from, to] = ['y', 'x'].map(
      (letter) => router.snapper.near(at(letter).lat, at(letter).lon, 1, 50)[0]!,
    );
    const legs = new AlternativeFinder(router.roads).find(from!, to!, 3);
    const { network, graph } = router.roads;
    const names = legs.map(({ edges }) =>
      edges.map(
        ({ edge }) =>
          network.names[network.wayName[network.segmentWay[graph.edges.segment[edge]!]!]!],
      ),
    );
    expect(new Set(names.map((all) => all[1]))).toEqual(new Set(['abz', 'acz']));
    expect(names).toHaveLength(2);
    expect(new AlternativeFinder(router.roads).find(from!, to!, 0)).toHaveLength(1);
    // The second is closed: there is but one that is sensible.
    const closed = new Set(legs[1]!.edges.slice(1, -1).map(({ edge }) => edge));
    expect(
      new AlternativeFinder(router.roads).find(from!, to!, 3, (edge) => closed.has(edge)),
    ).toHaveLength(1);
  });

  it('there is none where there is one way only, or no way', async () => {
    const { router } = await drawn({
      grid: 'a b   c d',
      ways: { ab: 'residential', cd: 'residential' },
    });
    const finder = new AlternativeFinder(router.roads);
    const [a, b, c] = [0, 0.0015, 0.006].map((lon) => router.snapper.near(0, lon, 1, 50)[0]!);
    expect(finder.find(a!, b!, 3)).toHaveLength(1);
    expect(finder.find(a!, c!, 3)).toEqual([]);
  });
});

describe('alternatives in Monaco', () => {
  it('are not much longer, differ, begin and end there, and weigh what they say', async () => {
    const network = await buildNetwork(MONACO, [PROFILES.car]);
    const graph = turnGraph(network, PROFILES.car, 'time');
    const router = new Router({ network, graph, hierarchy: contract(graph) });
    const finder = new AlternativeFinder(router.roads);
    const random = seeded(53);
    const place = () => {
      const node = random(network.nodeLat.length);
      const [lat, lon] = [network.nodeLat[node]! * 1e-7, network.nodeLon[node]! * 1e-7];
      return router.snapper.snap(lat, lon, 3000)!.connected!;
    };
    const wrong: unknown[] = [];
    const detours: unknown[] = [];
    const plain = new PlainSearch(graph);
    let looked = 0;
    const counts = [0, 0, 0, 0, 0];
    for (let pair = 0; pair < 80; pair++) {
      const [from, to] = [place(), place()];
      const legs = finder.find(from, to, 3);
      counts[legs.length]! += 1;
      const [best] = legs;
      // A part of an eighth lies in one of the quarters that are nearly the best between their ends.
      const weightOf = ({ edge, turnMs }: LegEdge) => graph.edges.weight[edge]! + turnMs;
      for (const { edges } of legs.slice(1)) {
        const longest = Math.max(...edges.map(weightOf));
        for (let first = 0; first < edges.length - 2; first += 2) {
          let [last, took] = [first, 0];
          while (last < edges.length - 2 && took + weightOf(edges[last + 1]!) <= best!.weight / 8) {
            last += 1;
            took += weightOf(edges[last]!);
          }
          if (last === first) continue;
          const end = edges[last]!.edge;
          const targets = [end, ...(graph.copies.get(end) ?? [])].map((node) => ({
            node,
            weight: 0,
          }));
          const least = plain.find([{ node: edges[first]!.edge, weight: 0 }], targets)!.weight;
          looked += 1;
          const most = (1 - 1 / 1.1) * (best!.weight / 4 + longest);
          if (took - least > most) detours.push([pair, first, took, least]);
        }
      }
      legs.forEach((leg, index) => {
        if (leg.weight > best!.weight * 1.25 || leg.weight < best!.weight)
          wrong.push([pair, index, 'weight']);
        for (const other of legs.slice(0, index)) {
          if (
            Math.min(
              finder.sharedM(leg, other) / leg.distanceM,
              finder.sharedM(other, leg) / other.distanceM,
            ) > 0.75
          )
            wrong.push([pair, index, 'shared']);
        }
        const line = shapeOf(router.roads, leg);
        if (line[0]![0] !== from.lat || line.at(-1)![0] !== to.lat)
          wrong.push([pair, index, 'ends']);
        leg.edges.slice(1).forEach(({ edge }, at) => {
          if (graph.edges.from[edge] !== graph.edges.to[leg.edges[at]!.edge])
            wrong.push([pair, index, 'torn']);
        });
        // By car what is minimised is the time, but for roads for visitors.
        const most = leg.weight / 1000;
        if (leg.durationS > most + 0.1) wrong.push([pair, index, 'duration', leg.durationS, most]);
      });
    }
    expect(wrong).toEqual([]);
    expect(detours).toEqual([]);
    expect(looked).toBeGreaterThan(100);
    expect(counts[2]! + counts[3]! + counts[4]!).toBeGreaterThan(20);
    expect(counts[4]).toBeGreaterThan(0);
  });
});
