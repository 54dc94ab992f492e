import { defineErrors } from '@skydeck/errors';

/** What routes of private networks refuse. */
export const NetworkErrors = defineErrors('network', {
  not_found: {
    status: 404,
    message: 'This project has no such network.',
    fix: 'List the networks of the project, and use an `id` or `name` from there.',
  },
  name_taken: {
    status: 409,
    message: 'This project already has a network with that name.',
    fix: 'Choose another `name`.',
  },
  overlaps: {
    status: 409,
    message: 'The range overlaps another network of the project, or the one of all servers.',
    fix: 'Choose another `cidr`, or leave it out to have one chosen.',
  },
  cidr_invalid: {
    status: 422,
    message: 'The range must be a private IPv4 network, named by its first address.',
    fix: 'Use a part of 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16, such as `10.1.0.0/24`.',
  },
  in_use: {
    status: 409,
    message: 'Servers are in this network.',
    fix: 'Take the servers that `detail` names out of it first.',
  },
  already_member: {
    status: 409,
    message: 'The server is in this network already.',
    fix: 'Nothing is to be done.',
  },
  not_member: {
    status: 404,
    message: 'The server is not in this network.',
    fix: 'Read `addresses` of the server.',
  },
});
