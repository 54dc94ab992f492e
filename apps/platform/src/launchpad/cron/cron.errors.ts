import { defineErrors } from '@skydeck/errors';

/** What routes of cron entries refuse. */
export const CronErrors = defineErrors('app_cron', {
  not_found: {
    status: 404,
    message: 'This app has no such cron entry.',
    fix: 'List the cron entries of the app, and use a `name` from there.',
  },
  name_taken: {
    status: 409,
    message: 'The app has a cron entry of this name.',
    fix: 'Choose another `name`, or change that entry.',
  },
  of_file: {
    status: 409,
    message: 'This cron entry is told by `launchpad.json` of the release that serves.',
    fix: 'Change `cron` in `launchpad.json` and deploy; `enabled` may be changed here.',
  },
  too_many: {
    status: 422,
    message: 'An app has at most 50 cron entries.',
    fix: 'Remove one first.',
  },
});
