import { defineErrors } from '@skydeck/errors';

/** What the routes of backups refuse. */
export const BackupErrors = defineErrors('backup', {
  plan_not_found: {
    status: 404,
    message: 'This server has no backup plan.',
    fix: 'Set one with `PUT …/backups/plan`.',
  },
  copy_not_found: {
    status: 404,
    message: 'This project has no such copy of a backup.',
    fix: 'List them with `GET …/backup-copies`.',
  },
  copy_exists: {
    status: 409,
    message: 'There is a copy of this snapshot already, or it is being made.',
    fix: 'Use that one, or delete it first.',
  },
  copy_not_ready: {
    status: 409,
    message: 'The copy is not complete, or is being deleted.',
    fix: 'Read its `status`; wait until it is `ready`.',
  },
  copy_too_large: {
    status: 413,
    message: 'The disk is larger than this installation could take back as an image.',
    fix: 'Have less on the disk, or have the operator raise `VPS_IMAGE_MAX_GB`.',
  },
});
