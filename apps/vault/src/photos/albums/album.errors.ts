import { defineErrors } from '@skydeck/errors';

/** Why something cannot be done with an album. */
export const AlbumErrors = defineErrors('album', {
  not_found: {
    status: 404,
    message: 'There is no such album.',
    fix: 'List the albums; test mode and live mode have their own, and so has each space.',
  },
});
