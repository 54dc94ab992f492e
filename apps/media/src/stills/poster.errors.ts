import { defineErrors } from '@skydeck/errors';

/** Why a poster cannot be chosen. */
export const PosterErrors = defineErrors('poster', {
  not_ready: {
    status: 409,
    message: 'The pictures of this asset are not made yet.',
    fix: 'Wait for the event `asset.ready`.',
  },
  no_picture: {
    status: 409,
    message: 'This asset is sound alone.',
    fix: 'Choose a poster for an asset that has a picture.',
  },
  beyond_end: {
    status: 409,
    message: 'The asset ends before this moment.',
    fix: 'Name a moment below the `duration_ms` of the asset.',
  },
});
