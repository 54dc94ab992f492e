import { defineErrors } from '@skydeck/errors';

/** What routes of deploy keys refuse. */
export const DeployKeyErrors = defineErrors('deploy_key', {
  not_found: {
    status: 404,
    message: 'This app has no deploy key.',
    fix: 'Make one with `skydeck app deploy-key create`.',
  },
  host_not_found: {
    status: 404,
    message: 'No key of this host is pinned for the app.',
    fix: 'Use a `host` of those that the deploy key shows.',
  },
});
