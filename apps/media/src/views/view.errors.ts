import { defineErrors } from '@skydeck/errors';

/** Why a view is not counted. */
export const ViewErrors = defineErrors('view', {
  token_invalid: {
    status: 403,
    message: 'The view is not one of this playback id, or began more than a day ago.',
    fix: 'Begin a view with `POST /stream/{playback}/views`, and send its beacons there only.',
  },
});
