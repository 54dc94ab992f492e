import { ApiRequestError, type ErrorBody, newIdempotencyKey } from '@skydeck/sdk';
import { mapHeaders, type Region } from './maps.js';

/** A map that is taken in, and the work that builds it. */
export interface ImportedMap {
  readonly region: Region;
  readonly operation: string;
}

interface Answer extends ErrorBody {
  readonly data: Region;
  readonly meta: { readonly operation_id: string; readonly request_id: string };
}

/**
 * Sends a file that becomes a map. `fetch` does not tell how far it is, so this is an older kind of
 * request. @throws ApiRequestError
 */
export function importMap(
  project: string,
  { name, file }: { readonly name: string; readonly file: File },
  onProgress: (part: number) => void,
): Promise<ImportedMap> {
  const headers = {
    ...mapHeaders(project),
    'Content-Type': 'application/octet-stream',
    'Idempotency-Key': newIdempotencyKey(),
  };
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/location/api/v1/regions?${new URLSearchParams({ name })}`);
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('error', () => reject(new TypeError('The connection was lost.')));
    request.addEventListener('load', () => {
      const answer = (request.response ?? {}) as Answer;
      if (request.status >= 400) return reject(new ApiRequestError(request.status, answer));
      resolve({ region: answer.data, operation: answer.meta.operation_id });
    });
    request.send(file);
  });
}
