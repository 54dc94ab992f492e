import { defineErrors } from '@skydeck/errors';

export const OtpErrors = defineErrors('otp', {
  not_found: {
    status: 404,
    message: 'There is no such verification.',
    fix: 'Request a new code and use the `id` of the answer.',
  },
  number_not_supported: {
    status: 422,
    message: 'Codes are not sent to this type of phone number.',
    fix: 'Use a mobile number; premium, shared-cost and toll-free numbers are refused.',
  },
  wrong_code: {
    status: 422,
    message: 'This code is not right.',
    fix: 'Check the newest message; `detail` says how many attempts are left.',
  },
  attempts_exhausted: {
    status: 409,
    message: 'Too many wrong codes were entered.',
    fix: 'Request a new code.',
  },
  expired: {
    status: 409,
    message: 'This code has expired.',
    fix: 'Request a new code.',
  },
  not_pending: {
    status: 409,
    message: 'This verification has ended.',
    fix: 'Request a new code.',
  },
  resend_too_soon: {
    status: 429,
    message: 'A code was sent a moment ago.',
    fix: 'Wait for the seconds given in `Retry-After`.',
  },
  sends_exhausted: {
    status: 409,
    message: 'This code was sent as often as it may be.',
    fix: 'Request a new code once this one has expired.',
  },
});
