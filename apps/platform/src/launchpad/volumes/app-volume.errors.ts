import { defineErrors } from '@skydeck/errors';

/** What routes of volumes of apps refuse. */
export const AppVolumeErrors = defineErrors('app_volume', {
  not_found: {
    status: 404,
    message: 'This app has no such volume.',
    fix: 'List the volumes of the app, and use an `id` or `name` from there.',
  },
  name_taken: {
    status: 409,
    message: 'The app has a volume of this name.',
    fix: 'Choose another `name`.',
  },
  mount_taken: {
    status: 409,
    message: 'Another volume of the app is mounted there, above it or below it.',
    fix: 'Choose a `mount_path` that neither lies in that of another volume nor holds it.',
  },
  one_replica: {
    status: 409,
    message: 'A process with a volume that is not shared runs with one replica.',
    fix: 'Run it with one replica, or set `shared` of the volume if the app bears several writers.',
  },
  shrink: {
    status: 422,
    message: 'A volume never becomes smaller.',
    fix: 'Choose a `size_gb` that is at least its size.',
  },
  too_large: {
    status: 422,
    message: 'This installation has no volumes that large.',
    fix: 'Ask for less, or ask the operator to raise `LAUNCHPAD_MAX_VOLUME_GB`.',
  },
  no_space: {
    status: 503,
    message: 'The machine has no room for it.',
    fix: 'Ask for less, delete what is no longer needed, or ask the operator for more disk.',
  },
  unsupported: {
    status: 503,
    message: 'This machine cannot make volumes.',
    fix: 'The operator finds out what is missing with `skydeck doctor`.',
  },
  in_use: {
    status: 409,
    message: 'A release that serves or is on its way mounts the volume.',
    fix: 'Set `attached` of the volume to false, and wait until that release is live.',
  },
  wrong_state: {
    status: 409,
    message: 'The volume is in a state in which this cannot be done.',
    fix: 'Read its `status` and wait until it is `ready`.',
  },
  not_confirmed: {
    status: 422,
    message: 'Deleting a volume removes its data and its snapshots.',
    fix: 'Give the name of the volume as `confirm`.',
  },
});
