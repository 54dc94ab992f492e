import { defineErrors } from '@skydeck/errors';

/** What routes of databases refuse, and how operations on them can fail. */
export const DatabaseErrors = defineErrors('database', {
  not_found: {
    status: 404,
    message: 'This project has no such database.',
    fix: 'List the databases of the project, and use an `id` or `name` from there.',
  },
  name_taken: {
    status: 409,
    message: 'This project already has a database with that name.',
    fix: 'Choose another `name`.',
  },
  wrong_state: {
    status: 409,
    message: 'The database is in a state in which this cannot be done.',
    fix: 'Read its `status`; wait for what is being done to it, or delete it when it is `error`.',
  },
  protected: {
    status: 409,
    message: 'The database is protected.',
    fix: 'Set `protected` to false first.',
  },
  bound: {
    status: 409,
    message: 'Apps are bound to the database.',
    fix: 'Detach them first, with `skydeck app binding detach`.',
  },
  version_unknown: {
    status: 422,
    message: 'This installation has no such engine or version.',
    fix: 'Use one of the versions that the message names.',
  },
  size_unknown: {
    status: 422,
    message: 'There is no such size of databases.',
    fix: 'Use a `slug` of `GET /v1/database-sizes`.',
  },
  needs_dedicated: {
    status: 422,
    message: 'This needs a database of the plan `dedicated`.',
    fix: 'Fork the database into one with `plan` set to `dedicated`.',
  },
  too_small: {
    status: 422,
    message: 'The data need more storage than that.',
    fix: 'Choose a larger `storage_gb`.',
  },
  shrink: {
    status: 422,
    message: 'The storage of a database never becomes smaller.',
    fix: 'Choose a `storage_gb` that is not below its present one.',
  },
  not_newer: {
    status: 422,
    message: 'The version is not newer than the present one.',
    fix: 'Choose a newer major version.',
  },
  moment_unknown: {
    status: 422,
    message: 'The database cannot be put back to this moment.',
    fix: 'Choose a moment between `recovery.earliest` and `recovery.latest`.',
  },
  disk_full: {
    status: 409,
    message: 'The storage of the database is full.',
    fix: 'Give it more `storage_gb`.',
  },
  not_possible: {
    status: 422,
    message: 'The engine of the database does not do this.',
    fix: 'Read what `detail` says.',
  },
  engine_unavailable: {
    status: 503,
    message: 'This installation cannot run databases now.',
    fix: 'Try again a little later; the operator sees the reason with `skydeck doctor`.',
  },
  engine_failed: {
    status: 502,
    message: 'The database server failed.',
    fix: 'Try again; the operator finds the reason in the log.',
  },
  lost: {
    status: 409,
    message: 'The database is gone from its server.',
    fix: 'Restore a backup into a new database.',
  },
});
