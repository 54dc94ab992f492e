import { defineErrors } from '@skydeck/errors';

/** Why a map is not shown. */
export const MapErrors = defineErrors('map', {
  token_invalid: {
    status: 401,
    message: 'The map token is not valid, or has ended.',
    fix: 'Make another one with `POST /maps/tokens`.',
  },
  not_allowed_here: {
    status: 403,
    message: 'The map token is not for this page.',
    fix: 'Make one whose `origins` name the origin of the page, such as `https://www.example.com`.',
  },
  nothing_drawn: {
    status: 404,
    message: 'There is nothing to draw on this map.',
    fix: 'Import an extract that has roads, houses or areas.',
  },
  range_not_satisfiable: {
    status: 416,
    message: 'The archive has no such range.',
    fix: 'Ask for bytes that it has; `Content-Range` says how many there are.',
  },
  busy: {
    status: 503,
    message: 'Too many maps are being drawn.',
    fix: 'Ask again in a moment; images may be kept, they change with the map only.',
  },
});
