import { ApiError } from '@skydeck/errors';
import { OutboundFailure } from '@skydeck/outbound';
import type { UploadFailure } from '../upload-ledger.js';
import type { UploadLimits } from '../upload-limits.js';

/** A fetch that failed, and whether another one may do better. */
export class FetchFailed extends Error {
  constructor(
    readonly failure: UploadFailure,
    readonly isFinal: boolean,
  ) {
    super(failure.detail);
  }
}

/** What its owner is told of an address that gives no file. */
export const fetchFailed = (detail: string): UploadFailure => ({
  code: 'source_fetch_failed',
  detail,
});

/** What its owner is told of a file that is too large. */
export const tooLong = ({ maxBytes }: UploadLimits): UploadFailure => ({
  code: 'input_too_large',
  detail: `A file may have ${maxBytes} bytes at most.`,
});

/** What its owner is told; undefined for what is our own fault and tried again. */
export function failureOf(error: unknown): FetchFailed | undefined {
  if (error instanceof FetchFailed) return error;
  if (error instanceof OutboundFailure) {
    if (error.problem !== 'address_not_allowed') {
      return new FetchFailed(fetchFailed(PROBLEMS[error.problem]), false);
    }
    const detail = 'The address is not on the public internet.';
    return new FetchFailed({ code: 'source_blocked', detail }, true);
  }
  if (!(error instanceof ApiError)) return undefined;
  const detail = error.message;
  if (error.code === 'upload.too_large' || error.code === 'upload.wrong_size') {
    return new FetchFailed({ code: 'input_too_large', detail }, true);
  }
  if (error.code === 'quota_exceeded') return new FetchFailed({ code: error.code, detail }, true);
  if (error.code !== 'upload.no_space') return undefined;
  return new FetchFailed({ code: 'no_space', detail }, false);
}

const PROBLEMS: Record<Exclude<OutboundFailure['problem'], 'address_not_allowed'>, string> = {
  name_not_found: 'The name of the host was not found.',
  connection_failed: 'No connection could be made.',
  connection_reset: 'The connection ended before the file did.',
  tls_failed: 'No secure connection could be made.',
  timeout: 'The host was silent for too long.',
};
