import { defineErrors } from '@skydeck/errors';

/** Why a space cannot be used or changed. */
export const SpaceErrors = defineErrors('space', {
  not_found: {
    status: 404,
    message: 'There is no such space.',
    fix: 'List them with `GET /spaces`; who acts as a user sees those of which the user is a member.',
  },
  role_too_low: {
    status: 403,
    message: 'The role of this user in the space does not allow it.',
    fix: 'Have an owner of the space give the user a higher role: viewers read, editors write, owners manage.',
  },
  is_main: {
    status: 409,
    message: 'The main space of a project stays.',
    fix: 'Delete what is in it, or make other spaces and delete those.',
  },
  full: {
    status: 507,
    message: 'The space has no room for it.',
    fix: 'Delete files and empty the trash, or give the space a larger `quota_bytes`.',
  },
  member_not_found: {
    status: 404,
    message: 'This user is not a member of the space.',
    fix: 'List the members with `GET /spaces/{space}/members`.',
  },
});
