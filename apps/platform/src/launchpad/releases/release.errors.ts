import { defineErrors } from '@skydeck/errors';

/** What routes of releases refuse. */
export const ReleaseErrors = defineErrors('release', {
  not_found: {
    status: 404,
    message: 'This app has no such release.',
    fix: 'List the releases of the app, and use a `number` from there.',
  },
  none: {
    status: 409,
    message: 'There is no release to take.',
    fix: 'Deploy the app first; then list its releases.',
  },
  same_app: {
    status: 422,
    message: 'A release is promoted to another app.',
    fix: 'Name another app in `to`; to go back within one app, roll it back.',
  },
  artifact_gone: {
    status: 409,
    message: 'What this release was built of is no longer stored.',
    fix: 'Choose a release whose `is_stored` is true, or deploy its `commit_sha` again.',
  },
});
