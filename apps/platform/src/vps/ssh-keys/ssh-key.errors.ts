import { defineErrors } from '@skydeck/errors';

/** What SSH key routes refuse. */
export const SshKeyErrors = defineErrors('ssh_key', {
  not_found: {
    status: 404,
    message: 'This project has no such SSH key.',
    fix: 'List the SSH keys of the project, and use an `id` or `name` from there.',
  },
  already_exists: {
    status: 409,
    message: 'This project has that name or that key already.',
    fix: 'Use the key that exists, or choose another `name`.',
  },
  malformed: {
    status: 422,
    message: 'This is not a whole public key.',
    fix: 'Send the one line of a `.pub` file, such as `ssh-ed25519 AAAA… name`.',
  },
});
