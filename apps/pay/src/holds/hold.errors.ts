import { defineErrors } from '@skydeck/errors';

/** Why a hold is not for the caller to end. */
export const HoldErrors = defineErrors('', {
  hold_managed: {
    status: 409,
    message: 'This hold belongs to something else, such as a pay-out, and ends with it.',
    fix: 'Cancel what the hold was made for.',
  },
});
