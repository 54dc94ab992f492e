import { defineErrors } from '@skydeck/errors';

/** Why something cannot be played, or be made playable. */
export const PlaybackErrors = defineErrors('playback', {
  id_not_found: {
    status: 404,
    message: 'There is no such playback id.',
    fix: 'List the playback ids of the asset; those of test mode and live mode differ.',
  },
  signing_key_not_found: {
    status: 404,
    message: 'There is no such signing key.',
    fix: 'List the signing keys of the project.',
  },
  restriction_not_found: {
    status: 404,
    message: 'There is no such playback restriction.',
    fix: 'List the playback restrictions of the project.',
  },
  restriction_in_use: {
    status: 409,
    message: 'Playback ids have this restriction.',
    fix: 'Delete those playback ids first, or change what the restriction allows.',
  },
  not_ready: {
    status: 409,
    message: 'Nothing of this can be played yet.',
    fix: 'Wait for the event `asset.playable`, or ask again in some seconds.',
  },
  too_far_ahead: {
    status: 400,
    message: 'The playlist is asked for with a segment that is far from being there.',
    fix: 'Read it without `_HLS_msn` and `_HLS_part`, and ask for what comes next.',
  },
  not_live: {
    status: 409,
    message: 'Nobody is broadcasting to this live stream now.',
    fix: 'Wait for the event `live.active`, or ask again in some seconds.',
  },
  token_required: {
    status: 401,
    message: 'This is played with a token only.',
    fix: 'Append `?token=` with a token for this playback id.',
  },
  token_invalid: {
    status: 403,
    message: 'The token is not one for this playback id, or is no longer valid.',
    fix: 'Make a new token, for this playback id and by a key that is in use.',
  },
  not_allowed_here: {
    status: 403,
    message: 'This may not be played on the page that asks for it.',
    fix: 'Add the host of the page to the playback restriction.',
  },
  not_allowed_in_country: {
    status: 403,
    message: 'This may not be played in the country that the request comes from.',
    fix: 'Change the countries of the playback restriction, or whether unknown ones are allowed.',
  },
  dash_encrypted: {
    status: 409,
    message: 'What is sent with AES-128 is played as HLS only.',
    fix: 'Use `hls_url`, or a playback id without encryption.',
  },
  dash_not_ready: {
    status: 409,
    message: 'A manifest of DASH names what is whole, and nothing of this is yet.',
    fix: 'Play `hls_url` meanwhile, or wait for the event `asset.ready`.',
  },
  range_not_satisfiable: {
    status: 416,
    message: 'The file has no such bytes.',
    fix: 'Read the playlist again: it names the ranges of each segment.',
  },
});
