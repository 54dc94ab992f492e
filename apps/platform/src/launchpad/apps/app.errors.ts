import { defineErrors } from '@skydeck/errors';

/** What app routes refuse. */
export const AppErrors = defineErrors('app', {
  not_found: {
    status: 404,
    message: 'This project has no such app.',
    fix: 'List the apps of the project, and use an `id` or `name` from there.',
  },
  name_taken: {
    status: 409,
    message: 'This project already has an app with that name.',
    fix: 'Choose another `name`, or deploy the existing app again.',
  },
  repo_invalid: {
    status: 422,
    message: 'This is not an address of a Git repository that can be cloned.',
    fix: 'Use `https://…`, `http://…`, `git://…`, `ssh://…`, `git@host:path` or an absolute path.',
  },
  repo_not_allowed: {
    status: 422,
    message: 'Repositories at this place are not deployed.',
    fix: 'Use a repository on a public host, or ask the operator to set `LAUNCHPAD_ALLOW_PRIVATE_REPOS` or `LAUNCHPAD_ALLOW_LOCAL_REPOS`.',
  },
});
