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
  busy: {
    status: 503,
    message: 'Too many maps are being drawn.',
    fix: 'Ask again in a moment; images may be kept, they change with the map only.',
  },
});
