import { defineErrors } from '@skydeck/errors';

/** Why something cannot be done with a broadcast. */
export const BroadcastErrors = defineErrors('broadcast', {
  not_found: {
    status: 404,
    message: 'This project has no such broadcast.',
    fix: 'List the broadcasts of the room, and use an `id` from there.',
  },
  already_live: {
    status: 409,
    message: 'The room is being broadcast already.',
    fix: 'End that broadcast first; a room has one at a time, to as many places as you name.',
  },
});
