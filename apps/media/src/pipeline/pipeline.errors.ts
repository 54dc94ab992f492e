import { defineErrors } from '@skydeck/errors';

export const PipelineErrors = defineErrors('media', {
  transcoder_missing: {
    status: 503,
    message: 'This installation cannot encode now.',
    fix: 'Try again later. Whoever runs the installation sees in the log of media what is missing, and with `skydeck doctor`; uploads are taken again once it is there.',
  },
});
