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
  country_not_allowed: {
    status: 422,
    message: 'This project sends no codes to this country.',
    fix: 'Add the country to `otp.allowed_countries` in the settings, or leave it out for all.',
  },
  blocked: {
    status: 409,
    message: 'Nothing is sent there: many codes went there and few were entered.',
    fix: 'See `GET /auth/otp/blocks`, and release the block if the requests are real.',
  },
  block_not_found: {
    status: 404,
    message: 'There is no such block.',
    fix: 'List the blocks of the project.',
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
