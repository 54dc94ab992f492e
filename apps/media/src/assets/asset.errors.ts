import { defineErrors } from '@skydeck/errors';

export const AssetErrors = defineErrors('asset', {
  not_found: {
    status: 404,
    message: 'This project has no such asset.',
    fix: 'List the assets; test mode and live mode have their own.',
  },
  not_failed: {
    status: 409,
    message: 'Only an asset that failed can be retried.',
    fix: 'Wait while it is worked on; upload another file in the place of one that was rejected.',
  },
  not_probed: {
    status: 409,
    message: 'The file of this asset was not looked at yet, or could not be read.',
    fix: 'Wait until its `status` is `processing`.',
  },
});
