import { defineErrors } from '@skydeck/errors';

/** Why a question about roads has no answer. */
export const RoutingErrors = defineErrors('routing', {
  no_map: {
    status: 422,
    message: 'No map of this project has all these places.',
    fix: 'Import a map that has them, see `GET /regions`; latitude comes before longitude.',
  },
  no_road_nearby: {
    status: 422,
    message: 'There is no road near one of the places.',
    fix: 'Move it nearer to a road, or raise `radius_m`.',
  },
  unreachable: {
    status: 422,
    message: 'One does not get from one of the places to the next.',
    fix: 'Look whether it lies on an island, or behind what is closed; try another profile.',
  },
  too_many_cells: {
    status: 422,
    message: 'The table has too many cells.',
    fix: 'Ask for 4,000,000 at most, sources times targets.',
  },
  takes_too_long: {
    status: 422,
    message: 'This takes too long to work out.',
    fix: 'Ask for less: smaller limits, fewer positions, fewer places.',
  },
  map_outdated: {
    status: 422,
    message: 'The map was built before it had what this needs.',
    fix: 'Bring it up to date with `PUT /regions/{region}/source`.',
  },
  busy: {
    status: 503,
    message: 'Too many such questions are being worked on.',
    fix: 'Ask again after the seconds given in `Retry-After`.',
  },
});
