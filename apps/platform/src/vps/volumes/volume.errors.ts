import { defineErrors } from '@skydeck/errors';

/** What volume routes refuse, and how operations on volumes can fail. */
export const VolumeErrors = defineErrors('volume', {
  not_found: {
    status: 404,
    message: 'This project has no such volume.',
    fix: 'List the volumes of the project, and use an `id` or `name` from there.',
  },
  name_taken: {
    status: 409,
    message: 'This project already has a volume with that name.',
    fix: 'Choose another `name`.',
  },
  in_use: {
    status: 409,
    message: 'The volume is attached to a server.',
    fix: 'Detach it first; a volume is attached to one server at a time.',
  },
  not_attached: {
    status: 409,
    message: 'The volume is attached to no server.',
    fix: 'Read its `status` and `vps_id`.',
  },
  wrong_state: {
    status: 409,
    message: 'The volume is in a state in which this cannot be done.',
    fix: 'Read its `status`; delete a volume whose status is `error`.',
  },
  mount_taken: {
    status: 409,
    message: 'The server has another volume at this path.',
    fix: 'Choose another `mount_path`.',
  },
  shrink: {
    status: 422,
    message: 'A volume never becomes smaller.',
    fix: 'Choose a `size_gb` above its size.',
  },
  other_engine: {
    status: 409,
    message: 'Another engine than that of the server has the volume.',
    fix: 'Attach it to a server whose `engine` is that of the volume.',
  },
  unsupported: {
    status: 503,
    message: 'The engine of this machine has no volumes.',
    fix: 'Have the operator install Incus.',
  },
  server_not_made: {
    status: 409,
    message: 'The server was never made.',
    fix: 'Wait until it is there, or use another one.',
  },
});
