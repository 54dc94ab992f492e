import { defineErrors } from '@skydeck/errors';

/** What routes of previews refuse. */
export const PreviewErrors = defineErrors('app_preview', {
  not_found: {
    status: 404,
    message: 'This app has no preview of that pull request.',
    fix: 'List the previews with `skydeck app preview list`.',
  },
  of_preview: {
    status: 409,
    message: 'This app is a preview itself.',
    fix: 'Name the app that it is a preview of.',
  },
});
