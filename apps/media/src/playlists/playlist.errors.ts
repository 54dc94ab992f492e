import { defineErrors } from '@skydeck/errors';

/** Why something cannot be done with a playlist. */
export const PlaylistErrors = defineErrors('playlist', {
  not_found: {
    status: 404,
    message: 'There is no such playlist.',
    fix: 'List the playlists of the project; those of test mode and live mode differ.',
  },
  item_not_found: {
    status: 404,
    message: 'The playlist has no such item.',
    fix: 'Read the playlist again: its items name themselves.',
  },
  full: {
    status: 409,
    message: 'The playlist has as many items as one may have.',
    fix: 'Remove an item first, or begin another playlist.',
  },
});
