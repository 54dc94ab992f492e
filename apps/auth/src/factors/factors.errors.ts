import { defineErrors } from '@skydeck/errors';

export const FactorErrors = defineErrors('factor', {
  not_found: {
    status: 404,
    message: 'There is no such factor.',
    fix: 'List the factors of whoever is signing in.',
  },
  wrong_code: {
    status: 422,
    message: 'This code is not right.',
    fix: 'Enter the code that is shown now; check that the clock of the device is right.',
  },
  code_used: {
    status: 409,
    message: 'This code was used already.',
    fix: 'Wait for the next code; each one is good once.',
  },
  locked: {
    status: 429,
    message: 'Too many wrong codes were entered.',
    fix: 'Wait for the seconds given in `Retry-After`, or use another factor.',
  },
  not_active: {
    status: 409,
    message: 'This factor was never confirmed.',
    fix: 'Confirm it with its first code, or use another factor.',
  },
  not_allowed: {
    status: 409,
    message: 'This factor is not good for that.',
    fix: 'Use another factor: what signed somebody in is no second factor.',
  },
  limit_reached: {
    status: 409,
    message: 'There are as many factors of this type as there may be.',
    fix: 'Remove one that is not used any more.',
  },
  type_off: {
    status: 409,
    message: 'The project does not take factors of this type.',
    fix: 'Allow it in the section `two_factor` of the settings.',
  },
  last_one: {
    status: 409,
    message: 'The project asks everybody for a second factor, and this is the last one.',
    fix: 'Add another factor before you remove this one.',
  },
  challenge_over: {
    status: 409,
    message: 'This challenge is not known, was answered already, or is over.',
    fix: 'Ask for a new challenge and answer it within 5 minutes.',
  },
  proof_refused: {
    status: 422,
    message: 'The passkey could not be verified.',
    fix: 'Try again with a passkey that belongs here, and let it verify the user.',
  },
  passkey_known: {
    status: 409,
    message: 'This passkey is registered already.',
    fix: 'Use it, or make another one.',
  },
  passkey_cloned: {
    status: 409,
    message: 'The counter of this passkey went back: there may be a copy of it.',
    fix: 'Remove the passkey and register a new one.',
  },
  ticket_over: {
    status: 401,
    message: 'This sign-in is over.',
    fix: 'Sign in again; the second factor is to be given within 10 minutes.',
  },
  step_up_required: {
    status: 403,
    message: 'This needs a second factor, given within the last 15 minutes.',
    fix: 'Prove a second factor with `step-up` and send the request again with the new token.',
  },
  enrolment_not_open: {
    status: 403,
    message: 'A factor can be added only after one that exists was given.',
    fix: 'Finish signing in with a factor that exists, then add another one.',
  },
});

export const RecoveryCodeErrors = defineErrors('recovery_code', {
  wrong: {
    status: 422,
    message: 'This recovery code is not right, or was used already.',
    fix: 'Enter one that was not used yet, with its number, such as `07-k3f9x-m2q8r`.',
  },
  needs_factor: {
    status: 409,
    message: 'Recovery codes stand in for a second factor, and there is none.',
    fix: 'Add a factor first.',
  },
});
