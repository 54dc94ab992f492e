import { DetailedError, type HttpResponse, Upload } from 'tus-js-client';
import { ApiRequestError, type ErrorBody } from '@skydeck/sdk';
import { mapHeaders } from './maps.js';

/** After a lost connection it goes on where it was; the last pause is repeated no more. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, 20_000];
/** What has arrived of a piece is not sent again, so pieces may be large. */
const CHUNK_BYTES = 32 * 1024 * 1024;
/** Refusals that may be none a moment later. */
const PASSING = new Set(['map_upload.wrong_offset', 'map_upload.busy', 'map_upload.cut']);

/**
 * Sends a file that becomes a map, in pieces that survive a lost connection and a page that was
 * closed. Gives the operation that builds it. @throws ApiRequestError
 */
export async function importMap(
  project: string,
  { name, file }: { readonly name: string; readonly file: File },
  onProgress: (part: number) => void,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<HttpResponse>();
  const upload = new Upload(file, {
    endpoint: '/api/location/api/v1/tus',
    retryDelays: RETRY_DELAYS_MS,
    chunkSize: CHUNK_BYTES,
    removeFingerprintOnSuccess: true,
    fingerprint: async () => ['map', project, name, file.size, file.lastModified].join(':'),
    headers: mapHeaders(project),
    metadata: { name },
    onProgress: (sent, total) => onProgress(total === 0 ? 0 : sent / total),
    onSuccess: ({ lastResponse }) => resolve(lastResponse),
    onError: (error) => reject(refusalOf(error)),
    onShouldRetry: (error) => isPassing(refusalOf(error)),
  });
  // What was begun before the page was closed goes on.
  const [before] = await upload.findPreviousUploads();
  if (before) upload.resumeFromPreviousUpload(before);
  upload.start();
  return (await promise).getHeader('skydeck-operation') ?? '';
}

const isPassing = (error: Error): boolean =>
  !(error instanceof ApiRequestError) ||
  error.status >= 500 ||
  error.status === 429 ||
  PASSING.has(error.code);

/** What the service said, if it said something. */
function refusalOf(error: Error): Error {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response || response.getStatus() < 400) return error;
  try {
    return new ApiRequestError(response.getStatus(), JSON.parse(response.getBody()) as ErrorBody);
  } catch {
    return error;
  }
}
