import { defineErrors } from '@skydeck/errors';

/** Why nobody follows. */
export const StreamErrors = defineErrors('stream', {
  token_invalid: {
    status: 401,
    message: 'The token is not good, or not any more.',
    fix: 'Ask for another one with `POST /stream/tokens`.',
  },
  too_many: {
    status: 429,
    message: 'The project has as many streams open as it may.',
    fix: 'Close some; the operator sets LOCATION_STREAMS_PER_PROJECT.',
  },
});
