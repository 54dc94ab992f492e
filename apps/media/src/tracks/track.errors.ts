import { defineErrors } from '@skydeck/errors';

export const TrackErrors = defineErrors('track', {
  not_found: {
    status: 404,
    message: 'This asset has no such track.',
    fix: 'List the tracks of the asset.',
  },
  not_ready: {
    status: 409,
    message: 'The words of this track are not ready.',
    fix: 'Wait for the event `track.ready`; a track that failed says why in `error`.',
  },
  asset_rejected: {
    status: 409,
    message: 'The file of this asset cannot be played, so nothing can be added to it.',
    fix: 'Upload another file and add the track to its asset.',
  },
  captions_invalid: {
    status: 422,
    message: 'This is neither SRT nor WebVTT that can be read.',
    fix: 'Mend the line that `errors` names, and send it again.',
  },
  captions_too_large: {
    status: 413,
    message: 'A file of captions may have 5 MiB.',
    fix: 'Send the words only: SRT or WebVTT of a whole film has some 100 KiB.',
  },
});
