import { defineErrors } from '@skydeck/errors';

/** What routes of backups of databases refuse, and how they can fail. */
export const DatabaseBackupErrors = defineErrors('database_backup', {
  not_found: {
    status: 404,
    message: 'This project has no such backup.',
    fix: 'List the backups of the project, and use an `id` from there.',
  },
  not_ready: {
    status: 409,
    message: 'The backup is not complete.',
    fix: 'Use one whose `status` is `ready`.',
  },
  other_engine: {
    status: 422,
    message: 'The backup is one of another engine, or of a newer version.',
    fix: 'Create a new database from it.',
  },
  damaged: {
    status: 409,
    message: 'The backup is not what was stored.',
    fix: 'Use another backup; the operator finds the reason in the log.',
  },
  store_failed: {
    status: 502,
    message: 'The object store did not take the backup.',
    fix: 'Try again; the operator finds the reason in the log.',
  },
  dump_failed: {
    status: 502,
    message: 'The database could not be read to its end.',
    fix: 'Try again; the operator finds the reason in the log.',
  },
});
