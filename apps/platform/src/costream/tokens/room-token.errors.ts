import { defineErrors } from '@skydeck/errors';

/** Why something cannot be done with a token of a room. */
export const RoomTokenErrors = defineErrors('room_token', {
  not_found: {
    status: 404,
    message: 'No such token was made for this room.',
    fix: 'Use the `id` of the answer that had the token; expired ones are forgotten after a day.',
  },
});
