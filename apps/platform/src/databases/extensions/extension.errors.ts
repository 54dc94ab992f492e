import { defineErrors } from '@skydeck/errors';

/** What routes of extensions of databases refuse. */
export const ExtensionErrors = defineErrors('database_extension', {
  not_found: {
    status: 404,
    message: 'The database server has no such extension.',
    fix: 'List the extensions of the database, and use a `name` from there.',
  },
});
