import { defineErrors } from '@skydeck/errors';

export const KycErrors = defineErrors('kyc', {
  session_not_found: {
    status: 404,
    message: 'There is no such verification in this project and mode.',
    fix: 'List the verifications; test keys and live keys see different ones.',
  },
  review_not_found: {
    status: 404,
    message: 'There is no such review in this project and mode.',
    fix: 'List the reviews; test keys and live keys see different ones.',
  },
  provider_not_found: {
    status: 404,
    message: 'There is no such provider of checks in this project and mode.',
    fix: 'List the providers.',
  },
  user_not_found: {
    status: 422,
    message: 'The user to verify does not exist.',
    fix: 'Make the user first, or name the person by `external_reference`.',
  },
  link_expired: {
    status: 410,
    message: 'This verification can no longer be done with this link.',
    fix: 'Make another session and give the person its link.',
  },
  not_open: {
    status: 409,
    message: 'Nothing can be handed in now.',
    fix: 'Read the session: its status says what comes next.',
  },
  document_missing: {
    status: 409,
    message: 'A picture is missing.',
    fix: 'Upload every side of the document, and the selfie where one is wanted.',
  },
  document_type_not_accepted: {
    status: 422,
    message: 'This type of document is not accepted here.',
    fix: 'Choose one of `document_types`.',
  },
  too_many_uploads: {
    status: 429,
    message: 'Too many pictures were uploaded.',
    fix: 'Make another session.',
  },
  image_empty: {
    status: 422,
    message: 'The picture is empty.',
    fix: 'Send the bytes of the picture as the body.',
  },
  image_too_large: {
    status: 413,
    message: 'The picture has more than 15 MB.',
    fix: 'Send a smaller picture; 2,000 pixels on the longer side are plenty.',
  },
  image_type: {
    status: 415,
    message: 'This is no picture that can be read here.',
    fix: 'Send JPEG, PNG or WebP.',
  },
  image_broken: {
    status: 422,
    message: 'The picture is damaged.',
    fix: 'Take it anew, or save it anew as JPEG.',
  },
  image_pixels: {
    status: 422,
    message: 'The picture has too many pixels, or too few.',
    fix: 'Send at least 200 pixels on each side and at most 50 million in all.',
  },
  final: {
    status: 409,
    message: 'This verification has ended.',
    fix: 'Make another session.',
  },
  not_final: {
    status: 409,
    message: 'Only what has ended can be redacted.',
    fix: 'Cancel the verification first.',
  },
  review_taken: {
    status: 409,
    message: 'Somebody else has this review in hand, or it is decided.',
    fix: 'Take another one from the queue.',
  },
  review_not_yours: {
    status: 409,
    message: 'You do not have this review in hand.',
    fix: 'Claim it first.',
  },
  second_reviewer: {
    status: 403,
    message: 'Somebody else has to agree on this decision.',
    fix: 'Leave it to another reviewer.',
  },
  check_taken: {
    status: 409,
    message: 'Another provider does one of these checks already.',
    fix: 'Take the check from that provider first.',
  },
  callback_unknown: {
    status: 404,
    message: 'Nothing waits for this answer.',
    fix: 'Send the reference that you gave, once, before the deadline.',
  },
});
