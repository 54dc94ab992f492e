import { defineErrors } from '@skydeck/errors';

/** What server routes refuse, and how operations on servers can fail. */
export const VpsErrors = defineErrors('vps', {
  not_found: {
    status: 404,
    message: 'This project has no such server.',
    fix: 'List the servers of the project, and use an `id` or `name` from there.',
  },
  name_taken: {
    status: 409,
    message: 'This project already has a server with that name.',
    fix: 'Choose another `name`.',
  },
  size_unknown: {
    status: 422,
    message: 'There is no such size.',
    fix: 'Use the `slug` of one of `GET /v1/vps-sizes`.',
  },
  image_unknown: {
    status: 422,
    message: 'There is no such image.',
    fix: 'Use the `slug` or `id` of one of `GET /v1/projects/{project}/images`.',
  },
  image_too_large: {
    status: 422,
    message: 'The image does not fit on the disk of this size.',
    fix: 'Choose a larger size.',
  },
  ssh_key_unknown: {
    status: 422,
    message: 'This project has no such SSH key.',
    fix: 'Add it first, or send the public key itself.',
  },
  network_unknown: {
    status: 422,
    message: 'This project has no such network.',
    fix: 'List the networks of the project, and use an `id` or `name` from there.',
  },
  no_address: {
    status: 503,
    message: 'No address is left in the network.',
    fix: 'Delete servers, or have the operator set a larger `VPS_CIDR`.',
  },
  engine_unavailable: {
    status: 503,
    message: 'This machine cannot run servers now.',
    fix: '`detail` names what is missing and the command that mends it; `skydeck doctor` does so too.',
  },
  wrong_state: {
    status: 409,
    message: 'The server is in a state in which this cannot be done.',
    fix: 'Read its `state`, bring it into the one that `detail` names, then ask again.',
  },
  protected: {
    status: 409,
    message: 'The server is protected.',
    fix: 'Take `protected` off first.',
  },
  disk_shrink: {
    status: 422,
    message: 'A disk never becomes smaller.',
    fix: 'Choose a size whose disk is at least as large, or send `"disk": false` to keep the disk.',
  },
  below_use: {
    status: 409,
    message: 'The server uses more than the new size has.',
    fix: 'Free memory in the server, or stop it first.',
  },
  no_space: {
    status: 507,
    message: 'The machine has no room left on its disk.',
    fix: 'Delete servers, snapshots or images, or have the operator enlarge the pool.',
  },
  lost: {
    status: 500,
    message: 'The server is gone from the machine that ran it.',
    fix: 'Restore a backup, or rebuild it.',
  },
  not_possible: {
    status: 409,
    message: 'What runs this server cannot do that, or not now.',
    fix: '`detail` says what stands against it.',
  },
  engine_failed: {
    status: 502,
    message: 'The machine could not do it.',
    fix: 'Try again; if it happens again, the operator finds the reason in the log.',
  },
});
