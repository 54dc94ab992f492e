import { defineErrors } from '@skydeck/errors';

/** What routes of floating addresses refuse. */
export const FloatingIpErrors = defineErrors('floating_ip', {
  not_found: {
    status: 404,
    message: 'This project has no such floating address.',
    fix: 'List the floating addresses of the project, and use an `id` or `address` from there.',
  },
  no_pool: {
    status: 503,
    message: 'This installation has no floating addresses.',
    fix: 'Have the operator route addresses to the machine and name them in `VPS_FLOATING_CIDR`.',
  },
  none_left: {
    status: 503,
    message: 'No floating address is left.',
    fix: 'Release addresses, or have the operator set a larger `VPS_FLOATING_CIDR`.',
  },
  assigned: {
    status: 409,
    message: 'The floating address leads to a server.',
    fix: 'Take it off the server first.',
  },
  not_assigned: {
    status: 409,
    message: 'The floating address leads to no server.',
    fix: 'Nothing is to be done.',
  },
  server_has_one: {
    status: 409,
    message: 'The server has another floating address.',
    fix: 'Take that one off the server first.',
  },
});
