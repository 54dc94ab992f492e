import { defineErrors } from '@skydeck/errors';

/** Why bytes are not taken in or given out. */
export const BlobErrors = defineErrors('blob', {
  not_found: {
    status: 404,
    message: 'These bytes are not there.',
    fix: 'Send the file once more; an upload that was not finished in time is gone.',
  },
  too_large: {
    status: 413,
    message: 'There are more bytes than may be stored.',
    fix: 'Send a smaller file, or have the limit raised.',
  },
  offset_mismatch: {
    status: 409,
    message: 'The upload does not have as many bytes as the request says.',
    fix: 'Ask with `HEAD` how many it has, and go on from there.',
  },
  busy: {
    status: 423,
    message: 'Another request is adding to this upload.',
    fix: 'Let it end, or wait until it counts as lost, half a minute after its last byte.',
  },
  no_space: {
    status: 507,
    message: 'The installation has no room for more bytes.',
    fix: 'Whoever runs the installation frees or adds room.',
  },
  damaged: {
    status: 500,
    message: 'The stored bytes are not what was written.',
    fix: 'Whoever runs the installation brings them back from a backup; nothing wrong is given out.',
  },
});
