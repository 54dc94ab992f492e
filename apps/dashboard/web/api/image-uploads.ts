import { ApiRequestError, type ErrorBody, newIdempotencyKey } from '@skydeck/sdk';
import { OWN_HEADERS } from './clients.js';
import type { Image } from './shapes.js';

/** What is said of a file that becomes an image. */
export interface UploadedImage {
  readonly slug: string;
  readonly format: 'rootfs' | 'disk';
  readonly hasCloudInit: boolean;
  /** The file is refused when it has another one. */
  readonly sha256?: string;
}

interface Sending {
  /** Told how much of the file is sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

const pathOf = (project: string) =>
  `/api/platform/v1/projects/${encodeURIComponent(project)}/images`;

/** Where an image is downloaded as a file. */
export const exportUrl = (project: string, image: string): string =>
  `${pathOf(project)}/${encodeURIComponent(image)}/export`;

/**
 * Sends a file that becomes an image. `fetch` does not tell how far it is, so this is an older kind
 * of request. @throws ApiRequestError
 */
export function uploadImage(
  project: string,
  file: File,
  { slug, format, hasCloudInit, sha256 }: UploadedImage,
  { onProgress, signal }: Sending,
): Promise<Image> {
  const query = new URLSearchParams({ slug, format, cloud_init: String(hasCloudInit) });
  if (sha256) query.set('sha256', sha256);
  const headers = {
    ...OWN_HEADERS,
    'Content-Type': 'application/octet-stream',
    'Idempotency-Key': newIdempotencyKey(),
  };
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${pathOf(project)}/uploads?${query}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('error', () => reject(new TypeError('The connection was lost.')));
    request.addEventListener('abort', () => reject(new DOMException('Called off.', 'AbortError')));
    request.addEventListener('load', () => {
      const answer = (request.response ?? {}) as ErrorBody & { readonly data: Image };
      if (request.status < 400) resolve(answer.data);
      else reject(new ApiRequestError(request.status, answer));
    });
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
