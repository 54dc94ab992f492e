import { defineErrors } from '@skydeck/errors';

/** What routes of images of releases refuse. */
export const ReleaseImageErrors = defineErrors('release_image', {
  no_base: {
    status: 409,
    message: 'There is no image to put this release on.',
    fix: 'Set `LAUNCHPAD_BASE_IMAGE` to an image with glibc, or install `mmdebstrap` on this machine.',
  },
  not_packed: {
    status: 502,
    message: 'The release could not be packed into an image.',
    fix: 'Look at the detail, mend it, and ask again.',
  },
  unknown: {
    status: 404,
    message: 'This app has no such image.',
    fix: 'Use the number of a release, `latest`, or the digest of an image that you have.',
  },
});
