import { defineErrors } from '@skydeck/errors';

/** Why there is no file for download. */
export const StaticRenditionErrors = defineErrors('static_rendition', {
  not_found: {
    status: 404,
    message: 'This asset has no such static rendition.',
    fix: 'List the static renditions of the asset, and ask for the one that you want.',
  },
  no_such_rendition: {
    status: 409,
    message: 'The asset has no rendition of this name.',
    fix: 'List the renditions of the asset, or ask for `highest`.',
  },
  asset_ended: {
    status: 409,
    message: 'The file of this asset was rejected.',
    fix: 'Upload another file.',
  },
  too_many: {
    status: 409,
    message: 'The asset has as many static renditions as one can have.',
    fix: 'Delete those that nobody fetches.',
  },
  encrypted: {
    status: 403,
    message: 'What is played encrypted is not given away as a file.',
    fix: 'Use a playback id without encryption.',
  },
});
