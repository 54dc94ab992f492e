import { defineErrors } from '@skydeck/errors';

export const AssetErrors = defineErrors('asset', {
  not_found: {
    status: 404,
    message: 'This project has no such asset.',
    fix: 'List the assets; test mode and live mode have their own.',
  },
  not_failed: {
    status: 409,
    message: 'Only an asset that failed or was called off can be retried.',
    fix: 'Wait while it is worked on; upload another file in the place of one that was rejected.',
  },
  not_in_work: {
    status: 409,
    message: 'Nothing of this asset is being made.',
    fix: 'Read its status: what has ended cannot be called off.',
  },
  source_deleted: {
    status: 409,
    message: 'The file of this asset is not kept any more, or never came.',
    fix: 'Upload it again; set `keep_source` to true where a file is to be used again.',
  },
  already_made: {
    status: 409,
    message: 'This upload has an asset already.',
    fix: 'Change that asset, or give settings before the upload is complete.',
  },
  not_probed: {
    status: 409,
    message: 'The file of this asset was not looked at yet, or could not be read.',
    fix: 'Wait until its `status` is `processing`.',
  },
});
