import { defineErrors } from '@skydeck/errors';

/** Why no clip can be cut. */
export const ClipErrors = defineErrors('clip', {
  not_probed: {
    status: 409,
    message: 'The file of this asset was not looked at yet, or could not be read.',
    fix: 'Wait until its `status` is `processing` or `ready`.',
  },
  source_not_kept: {
    status: 409,
    message: 'The file of this asset is not kept any more, so nothing can be cut out of it.',
    fix: 'Upload the file again.',
  },
  beyond_end: {
    status: 409,
    message: 'The asset ends before this clip does.',
    fix: 'Name an end that is not above the `duration_ms` of the asset.',
  },
});
