import { defineErrors } from '@skydeck/errors';

/** What routes of sizes refuse. */
export const SizeErrors = defineErrors('vps_size', {
  not_operator: {
    status: 403,
    message: 'Only the operator of this installation changes sizes.',
    fix: 'Send the content of `owner.token`, in the folder of the installation, as the header `Skydeck-Owner-Token`.',
  },
  not_found: {
    status: 404,
    message: 'There is no such size.',
    fix: 'Use the `slug` of one of `GET /v1/vps-sizes?all=true`.',
  },
  slug_taken: {
    status: 409,
    message: 'There is already a size of that name.',
    fix: 'Change that one, or choose another `slug`.',
  },
});
