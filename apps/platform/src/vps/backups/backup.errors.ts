import { defineErrors } from '@skydeck/errors';

/** What the routes of backups refuse. */
export const BackupErrors = defineErrors('backup', {
  plan_not_found: {
    status: 404,
    message: 'This server has no backup plan.',
    fix: 'Set one with `PUT …/backups/plan`.',
  },
});
