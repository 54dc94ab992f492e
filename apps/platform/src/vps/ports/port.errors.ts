import { defineErrors } from '@skydeck/errors';

/** What routes of published ports refuse. */
export const PortErrors = defineErrors('port', {
  not_found: {
    status: 404,
    message: 'This server has no such published port.',
    fix: 'List the published ports of the server, and use an `id` from there.',
  },
  taken: {
    status: 409,
    message: 'This port of the machine is taken.',
    fix: 'Choose another `host_port`, or leave it out to have a free one chosen.',
  },
  out_of_range: {
    status: 422,
    message: 'Servers cannot be published at this port.',
    fix: 'Choose a `host_port` of the range that `detail` names; the operator sets it by `VPS_PORT_RANGE`.',
  },
  none_left: {
    status: 503,
    message: 'No port of the machine is left.',
    fix: 'Take published ports back, or have the operator set a larger `VPS_PORT_RANGE`.',
  },
  not_routed: {
    status: 422,
    message: 'The engine of this server publishes ports of TCP only.',
    fix: 'Use `tcp`, or make the server on an engine with a routed network, such as Incus.',
  },
});
