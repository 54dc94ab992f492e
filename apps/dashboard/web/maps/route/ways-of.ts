import type { Position } from 'geojson';
import type { Route, RouteWay } from '../../api/maps.js';

/** The ways of an answer, the best first. */
export const waysOf = (route: Route): readonly RouteWay[] => [route, ...route.alternatives];

/** The line of a way, from its first place to its last. */
export const lineOf = ({ legs }: RouteWay): Position[] =>
  legs.flatMap(({ geometry }) =>
    typeof geometry === 'object' && geometry !== null ? geometry.coordinates : [],
  );
