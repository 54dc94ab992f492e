import { defineErrors } from '@skydeck/errors';

/** What routes of runs refuse. */
export const RunErrors = defineErrors('app_run', {
  not_found: {
    status: 404,
    message: 'This app has no such run.',
    fix: 'List the runs of the app, and use an `id` from there.',
  },
  not_running: {
    status: 409,
    message: 'This run has ended.',
    fix: 'Read its `status` and `exit_code`.',
  },
  too_many: {
    status: 409,
    message: 'As many commands of this app run as may run at once.',
    fix: 'Wait for the end of one, or cancel one.',
  },
  not_runnable: {
    status: 409,
    message: 'Nothing can be run beside a site of plain files.',
    fix: 'Deploy an app with a process.',
  },
});
