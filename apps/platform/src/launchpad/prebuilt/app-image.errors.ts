import { defineErrors } from '@skydeck/errors';

/** What routes of prebuilt images refuse. */
export const AppImageErrors = defineErrors('app_image', {
  not_found: {
    status: 404,
    message: 'This app is not made of an image.',
    fix: 'Name one with `skydeck app image set`.',
  },
  ref_invalid: {
    status: 422,
    message: 'This is not the name of an image.',
    fix: 'Use a name such as `ghcr.io/you/shop:1.4`, or one with a digest.',
  },
  app_has_repo: {
    status: 409,
    message: 'This app is made from a repository.',
    fix: 'Make another app for the image.',
  },
});
