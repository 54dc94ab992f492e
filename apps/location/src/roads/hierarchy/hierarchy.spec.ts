import { MONACO } from '../../osm/fixtures/maps.js';
import { buildNetwork } from '../network/build-network.js';
import type { RoadNetwork } from '../network/road-network.js';
import { type ProfileName, PROFILES } from '../profiles/profiles.js';
import { seeded } from '../fixtures/seeded.js';
import { turnGraph } from '../turns/turn-graph.js';
import { contract } from './contract.js';
import { GuidedSearch } from './guided-search.js';
import { PlainSearch } from './plain-search.js';
import { HierarchySearch } from './search.js';

const PAIRS = 3500;

describe('the hierarchy', () => {
  let network: RoadNetwork;
  beforeAll(async () => {
    network = await buildNetwork(MONACO, Object.values(PROFILES));
  });

  it.each(['car', 'bike', 'foot'] as ProfileName[])(
    `finds what Dijkstra finds, and a way that weighs so: %s, ${PAIRS} pairs`,
    (name) => {
      const graph = turnGraph(network, PROFILES[name], 'time');
      const search = new HierarchySearch(contract(graph));
      const plain = new PlainSearch(graph);
      const random = seeded(7);
      const differing: unknown[] = [];
      let found = 0;
      for (let pair = 0; pair < PAIRS; pair++) {
        const [from, to] = [random(graph.nodes), random(graph.nodes)];
        const [start, end] = [random(5000), random(5000)];
        const sources = [{ node: from, weight: start }];
        const targets = [{ node: to, weight: end }];
        const path = search.find(sources, targets);
        if (path?.weight !== plain.find(sources, targets)?.weight) differing.push([from, to]);
        if (!path) continue;
        found += 1;
        const arcs = path.arcs();
        let [at, weight] = [from, start + end];
        for (const arc of arcs) {
          if (graph.arcFrom[arc] !== at) differing.push([from, to, 'torn']);
          at = graph.arcTo[arc]!;
          weight += graph.arcWeight[arc]!;
        }
        if (at !== to || weight !== path.weight) differing.push([from, to, 'other']);
      }
      expect(differing).toEqual([]);
      expect(found).toBeGreaterThan(PAIRS * 0.8);
    },
  );

  it('goes round what is closed as Dijkstra goes: 600 pairs, some of which have no way any more', () => {
    const graph = turnGraph(network, PROFILES.car, 'time');
    const guided = new GuidedSearch(graph, contract(graph));
    const random = seeded(23);
    const differing: unknown[] = [];
    let lost = 0;
    for (let pair = 0; pair < 600; pair++) {
      const closed = new Set(Array.from({ length: 60 }, () => random(graph.nodes)));
      const isClosed = (node: number) => closed.has(node);
      const [from, to] = [random(graph.nodes), random(graph.nodes)];
      if (closed.has(from) || closed.has(to)) continue;
      const sources = [{ node: from, weight: random(5000) }];
      const targets = [{ node: to, weight: random(5000) }];
      const path = guided.find(sources, targets, isClosed);
      const plain = new PlainSearch(graph, isClosed).find(sources, targets);
      if (path?.weight !== plain?.weight) differing.push([from, to]);
      if (!path) {
        lost += 1;
        continue;
      }
      let weight = sources[0]!.weight + targets[0]!.weight;
      for (const arc of path.arcs) weight += graph.arcWeight[arc]!;
      if (weight !== path.weight || path.from !== from) differing.push([from, to, 'torn']);
      if (Array.from(path.arcs).some((arc) => isClosed(graph.arcTo[arc]!)))
        differing.push('closed');
    }
    expect(differing).toEqual([]);
    expect(lost).toBeGreaterThan(20);
  });
});
