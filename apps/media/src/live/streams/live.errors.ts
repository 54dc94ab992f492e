import { defineErrors } from '@skydeck/errors';

/** Why something cannot be done with a live stream. */
export const LiveErrors = defineErrors('live', {
  stream_not_found: {
    status: 404,
    message: 'This project has no such live stream.',
    fix: 'List the live streams; test mode and live mode have their own.',
  },
  not_live: {
    status: 409,
    message: 'Nobody is broadcasting to this live stream.',
    fix: 'Begin to publish, and ask again once the stream is `active`.',
  },
});
