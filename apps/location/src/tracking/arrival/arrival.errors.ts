import { defineErrors } from '@skydeck/errors';

/** Why nobody knows when a device arrives. */
export const ArrivalErrors = defineErrors('arrival', {
  no_position: {
    status: 409,
    message: 'The device has not said yet where it is.',
    fix: 'Wait for its first position, or send one with `POST /positions`.',
  },
});
