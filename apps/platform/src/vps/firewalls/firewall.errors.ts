import { defineErrors } from '@skydeck/errors';

/** What firewall routes refuse. */
export const FirewallErrors = defineErrors('firewall', {
  not_found: {
    status: 404,
    message: 'This project has no such firewall.',
    fix: 'List the firewalls of the project, and use an `id` or `name` from there.',
  },
  name_taken: {
    status: 409,
    message: 'This project already has a firewall with that name.',
    fix: 'Choose another `name`.',
  },
  not_attached: {
    status: 404,
    message: 'The server does not have this firewall by itself.',
    fix: 'Read `servers` and `tags` of the firewall; a server that has it by a tag loses it with the tag.',
  },
});
