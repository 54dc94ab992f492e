import { defineErrors } from '@skydeck/errors';

/** Why something cannot be done with a room. */
export const RoomErrors = defineErrors('room', {
  not_found: {
    status: 404,
    message: 'This project has no such room.',
    fix: 'List the rooms, and use an `id` from there; ended ones are listed with `status=ended`.',
  },
  ended: {
    status: 409,
    message: 'The room has ended.',
    fix: 'Make another room; one that has ended never opens again.',
  },
  full: {
    status: 409,
    message: 'The room holds no more people.',
    fix: 'Wait until somebody leaves, or raise `max_participants` of the room.',
  },
});

/** Why the engine of rooms does not do what is asked. */
export const RoomEngineErrors = defineErrors('room_engine', {
  unavailable: {
    status: 503,
    message: 'What carries the media of rooms is not there.',
    fix: 'Do what `detail` says, on the machine that the platform runs on, and ask again.',
  },
  unsupported: {
    status: 422,
    message: 'What carries the media of rooms here cannot do this.',
    fix: 'Set `COSTREAM_ENGINE` to `janus`, or have LiveKit do it by its own API.',
  },
});
