import { MONACO } from '../../osm/fixtures/maps.js';
import { seeded } from '../fixtures/seeded.js';
import { contract } from '../hierarchy/contract.js';
import { buildNetwork } from '../network/build-network.js';
import { type ProfileName, PROFILES } from '../profiles/profiles.js';
import { turnGraph } from '../turns/turn-graph.js';
import { DistanceTable } from './distance-table.js';
import { LegFinder } from './find-leg.js';
import { Router } from './router.js';

describe('tables', () => {
  it.each(['car', 'bike', 'foot'] as ProfileName[])(
    'say of each pair what its route says: %s',
    async (name) => {
      const network = await buildNetwork(MONACO, [PROFILES[name]]);
      const graph = turnGraph(network, PROFILES[name], 'time');
      const roads = { network, graph, hierarchy: contract(graph) };
      const { snapper } = new Router(roads);
      const random = seeded(19);
      const places = Array.from({ length: 60 }, () => {
        const [lat, lon] = [43.725 + random(1e6) * 2.5e-8, 7.41 + random(1e6) * 3e-8];
        return snapper.snap(lat, lon, 5000)!;
      });
      const rows = new DistanceTable(roads).between(places, places);
      const legs = new LegFinder(roads);
      let found = 0;
      places.forEach((from, row) => {
        places.forEach((to, column) => {
          const leg =
            legs.find(from.nearest, to.nearest) ?? legs.find(from.connected!, to.connected!);
          const cell = rows[row]![column];
          expect(cell === null).toBe(leg === null);
          // Another path of the same weight may be taken where two are alike.
          found +=
            leg &&
            Math.abs(cell!.durationS - leg.durationS) < 0.1 &&
            Math.abs(cell!.distanceM - leg.distanceM) < 5
              ? 1
              : 0;
        });
      });
      expect(found).toBeGreaterThan(3600 * 0.995);
    },
  );
});
