import { defineErrors } from '@skydeck/errors';

/** What who follows a signed URL may be refused with. */
export const SignedUrlErrors = defineErrors('object_url', {
  invalid_signature: {
    status: 403,
    message: 'This address was not made by this service, or was changed.',
    fix: 'Use the address exactly as it was given, with the method it was given for.',
  },
  expired: {
    status: 403,
    message: 'This address has expired.',
    fix: 'Ask for a new one.',
  },
  not_found: {
    status: 404,
    message: 'There is no such object.',
    fix: 'Upload it first, or ask for the address of another one.',
  },
  wrong_size: {
    status: 422,
    message: 'The body does not have the size that this address was made for.',
    fix: 'Send exactly the announced bytes, with `Content-Length`.',
  },
  wrong_type: {
    status: 415,
    message: 'The body does not have the content type that this address was made for.',
    fix: 'Send the `Content-Type` that was given with the address.',
  },
  invalid_range: {
    status: 416,
    message: 'The object has no such range.',
    fix: 'Ask for bytes that lie inside of the object.',
  },
  no_space: {
    status: 507,
    message: 'There is no room left for this object.',
    fix: 'Ask the operator to make room, then send it again.',
  },
});
