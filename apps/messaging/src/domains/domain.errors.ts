import { defineErrors } from '@skydeck/errors';

export const DomainErrors = defineErrors('sending_domain', {
  not_found: {
    status: 404,
    message: 'There is no such sending domain in this project and mode.',
    fix: 'List the domains; test mode and live mode have their own.',
  },
  exists: {
    status: 409,
    message: 'The project has this domain already.',
    fix: 'Set the records of the domain that exists, or delete it first.',
  },
});
