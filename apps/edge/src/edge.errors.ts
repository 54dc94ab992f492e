import { defineErrors } from '@skydeck/errors';

/** What the edge itself answers with; everything else comes from the app behind it. */
export const EdgeErrors = defineErrors('edge', {
  bad_request: {
    status: 400,
    message: 'This request is malformed.',
    fix: 'Send one `Host` header, a valid target, and a body framed in exactly one way.',
  },
  host_not_found: {
    status: 404,
    message: 'Nothing is served at this address.',
    fix: 'Check the host name; a deleted app or an app that was never deployed has no address.',
  },
  page_not_found: {
    status: 404,
    message: 'There is no such page.',
    fix: 'Check the path; a static app serves the files that its build wrote.',
  },
  method_not_allowed: {
    status: 405,
    message: 'A static app answers GET and HEAD only.',
    fix: 'Send the request to an app with a server.',
  },
  replica_unreachable: {
    status: 502,
    message: 'The app cannot be reached.',
    fix: 'See the logs of the app: it may have crashed, or closed the connection unanswered.',
  },
  no_replicas: {
    status: 503,
    message: 'The app is not running.',
    fix: 'Start the app, or wait until its deployment is live.',
  },
  address_refused: {
    status: 403,
    message: 'Your address may not come in here.',
    fix: 'Ask the owner of the app to allow your network.',
  },
  password_needed: {
    status: 401,
    message: 'A name and a password are needed here.',
    fix: 'Send both by HTTP Basic authentication.',
  },
  maintenance: {
    status: 503,
    message: 'The app is being worked on.',
    fix: 'Try again later.',
  },
  busy: {
    status: 503,
    message: 'Too many passwords are being checked.',
    fix: 'Try again shortly.',
  },
  waking_too_long: {
    status: 503,
    message: 'The app is being started, which takes too long.',
    fix: 'Try again shortly; see the logs of the app when it goes on.',
  },
  wake_failed: {
    status: 503,
    message: 'The app slept, and does not start.',
    fix: 'See the logs of the app; the next request tries again.',
  },
  release_missing: {
    status: 503,
    message: 'The files of this app are missing.',
    fix: 'Deploy the app again.',
  },
  replica_timeout: {
    status: 504,
    message: 'The app did not answer in time.',
    fix: 'Answer faster, or begin the answer early and stream it.',
  },
  stale_version: {
    status: 409,
    message: 'A newer version is already in place.',
    fix: 'Read the current version with `GET /v1/routes` and send a higher one.',
  },
  certificate_not_found: {
    status: 404,
    message: 'There is no certificate for this host.',
    fix: 'List the certificates with `GET /v1/certificates`.',
  },
  route_not_found: {
    status: 404,
    message: 'There is no route for this host.',
    fix: 'List the hosts with `GET /v1/routes`.',
  },
});
