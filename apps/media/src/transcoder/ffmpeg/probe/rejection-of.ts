import { TranscodeFailed } from '@skydeck/ffmpeg-sandbox';
import { MediaRejected } from '../../media-rejected.js';

/** The file is nothing that is known here. */
export function unrecognized(cause?: unknown): MediaRejected {
  const detail = 'The file is no video or audio in a container that is supported.';
  return new MediaRejected('input_unrecognized', detail, { cause });
}

/** What a tool says of files that end too early. */
const TRUNCATED = /moov atom not found|partial file|End of file|Truncating packet/i;

/** The code for a tool that could not read a file; everything else is thrown as it is. */
export function rejectionOf(error: unknown): unknown {
  if (!(error instanceof TranscodeFailed)) return error;
  if (error.kind === 'crashed') {
    if (!error.lastLines.some((line) => TRUNCATED.test(line))) return unrecognized(error);
    const detail = 'The file ends before it is complete.';
    return new MediaRejected('input_truncated', detail, { cause: error });
  }
  if (error.kind === 'aborted') return error;
  const detail = 'Looking at the file took more time or memory than any ordinary file needs.';
  return new MediaRejected('timeout', detail, { cause: error });
}
