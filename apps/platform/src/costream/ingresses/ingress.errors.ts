import { defineErrors } from '@skydeck/errors';

/** Why something cannot be done with an ingress. */
export const IngressErrors = defineErrors('ingress', {
  not_found: {
    status: 404,
    message: 'This project has no such ingress.',
    fix: 'List the ingresses, and use an `id` from there; they go with their room.',
  },
  key_refused: {
    status: 401,
    message: 'The stream key is not the one of this ingress.',
    fix: 'Send it as `Authorization: Bearer <stream key>`; `reset-key` makes another one.',
  },
  busy: {
    status: 409,
    message: 'The ingress has a publisher already.',
    fix: 'End that one first, or make an ingress for each.',
  },
  offer_refused: {
    status: 422,
    message: 'Nothing in the offer can be agreed on.',
    fix: 'Offer one line of sound with Opus and one of pictures with VP8 or H.264, both to send.',
  },
  media_type_refused: {
    status: 415,
    message: 'The body is of another type.',
    fix: 'Send an offer as `application/sdp`, and candidates as `application/trickle-ice-sdpfrag`.',
  },
  session_not_found: {
    status: 404,
    message: 'There is no such session.',
    fix: 'Use the address that `Location` named; a session is over when its connection is.',
  },
});
