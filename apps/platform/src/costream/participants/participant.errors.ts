import { defineErrors } from '@skydeck/errors';

/** Why something cannot be done with somebody in a room. */
export const ParticipantErrors = defineErrors('participant', {
  not_found: {
    status: 404,
    message: 'Nobody of this identity is in the room.',
    fix: 'List the participants of the room; identities are compared letter by letter.',
  },
  not_waiting: {
    status: 404,
    message: 'Nobody of this identity waits to be let in.',
    fix: 'List who waits at `…/waiting`.',
  },
  banned: {
    status: 409,
    message: 'This identity is banned from the room.',
    fix: 'Lift the ban first: `DELETE …/bans/<ban>`.',
  },
});

/** What is not there of what belongs to a room. */
export const RoomBanErrors = defineErrors('room_ban', {
  not_found: {
    status: 404,
    message: 'This room has no such ban.',
    fix: 'List the bans of the room, and use an `id` from there.',
  },
});
