import { defineErrors } from '@skydeck/errors';

/** What the dashboard server refuses by itself, before any service is asked. */
export const DashboardErrors = defineErrors('dashboard', {
  not_signed_in: {
    status: 401,
    message: 'You are not signed in, or your session has ended.',
    fix: 'Sign in again.',
  },
  sign_in_over: {
    status: 401,
    message: 'This sign-in is over, or was begun in another browser.',
    fix: 'Sign in again; the second factor is to be given within 10 minutes.',
  },
  cross_site: {
    status: 403,
    message: 'This request did not come from the dashboard itself.',
    fix: 'Send changes from the dashboard page, with the header `X-Skydeck-Dashboard: 1`.',
  },
  wrong_host: {
    status: 421,
    message: 'The dashboard is not served under this host name.',
    fix: 'Open the address in `DASHBOARD_URL`.',
  },
  not_proxied: {
    status: 404,
    message: 'The dashboard does not pass on this path.',
    fix: 'Call the service itself with an API key.',
  },
  outbox_closed: {
    status: 404,
    message: 'There is no local outbox for this sign-in.',
    fix: 'Start the sign-in again in this browser, on an installation with a local outbox.',
  },
  not_built: {
    status: 503,
    message: 'The web app of the dashboard is not built.',
    fix: 'Run `npm run build`.',
  },
});
