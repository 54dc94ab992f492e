import { defineErrors } from '@skydeck/errors';

/** What routes of credentials of databases refuse. */
export const CredentialErrors = defineErrors('database_credential', {
  not_found: {
    status: 404,
    message: 'This database has no such credential.',
    fix: 'List the credentials of the database, and use an `id` or `name` from there.',
  },
  name_taken: {
    status: 409,
    message: 'This database already has a credential with that name.',
    fix: 'Choose another `name`.',
  },
  not_ready: {
    status: 409,
    message: 'The credential is not there yet, or on its way out.',
    fix: 'Wait until its `state` is `active`.',
  },
  rotating: {
    status: 409,
    message: 'The password before still works.',
    fix: 'Wait for `previous_until`, or end it at once with `end-previous`.',
  },
  is_default: {
    status: 409,
    message: 'The credential `owner` goes with its database only.',
    fix: 'Rotate it instead.',
  },
  too_many: {
    status: 409,
    message: 'The database has as many credentials as it may have.',
    fix: 'Delete one that nobody uses.',
  },
});
