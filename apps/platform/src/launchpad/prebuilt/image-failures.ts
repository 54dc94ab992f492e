import type { ErrorDefinition } from '@skydeck/errors';

const failure = (message: string, fix: string): ErrorDefinition => ({ status: 422, message, fix });

/** How a deployment of an image can fail; these are among the failures of deployments. */
export const imageFailures = {
  image_not_found: failure(
    'The registry has no such image.',
    'Check the name and the tag; private images also need credentials.',
  ),
  image_auth_required: failure(
    'The registry does not let this installation have the image.',
    'Give a user and a password, or a token, with `skydeck app image set`.',
  ),
  image_not_allowed: failure(
    'Images at this place are not deployed.',
    'Use a registry on a public address, or ask the operator to set `LAUNCHPAD_ALLOW_PRIVATE_REPOS`.',
  ),
  image_registry_unreachable: failure(
    'The registry did not answer as it should.',
    'Check its host name; if it is right, deploy again later.',
  ),
  image_wrong_platform: failure(
    'The image is not for the processor of this machine.',
    'Publish the image for this platform too, with `docker buildx build --platform`.',
  ),
  image_too_large: failure(
    'The image is larger than this installation accepts.',
    'Make the image smaller, or ask the operator to raise `LAUNCHPAD_MAX_IMAGE_MB` or `LAUNCHPAD_MAX_IMAGE_UNPACKED_MB`.',
  ),
  image_invalid: failure(
    'What the registry holds under this name is not an image that can be run.',
    'Push the image again, as an OCI or Docker image for Linux.',
  ),
  image_no_command: failure(
    'The image does not say what to start.',
    'Give the image an entrypoint or a command, or the app a `start_command`.',
  ),
} satisfies Record<string, ErrorDefinition>;
