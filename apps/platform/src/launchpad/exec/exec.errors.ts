import { defineErrors } from '@skydeck/errors';

/** What the route and the socket of commands inside replicas refuse. */
export const ReplicaExecErrors = defineErrors('app_exec', {
  no_replica: {
    status: 409,
    message: 'No such replica runs.',
    fix: 'List what runs with `GET /v1/projects/{project}/apps/{app}/replicas`, or leave `replica` out.',
  },
  token_invalid: {
    status: 401,
    message: 'This token is unknown, used, or expired.',
    fix: 'Ask for another with `POST /v1/projects/{project}/apps/{app}/exec`; each opens one connection within 60 seconds.',
  },
  origin_refused: {
    status: 403,
    message: 'Pages of this origin may not open terminals.',
    fix: 'Open the terminal from the dashboard, or without the `Origin` header from a program.',
  },
});
