import { createReadStream } from 'node:fs';
import { Upload, type UploadOptions } from 'tus-js-client';

/** How an upload of the client ended. */
export interface Sent {
  readonly url: string;
}

/** Sends bytes or a file with tus-js-client and waits for the end. */
export function send(source: Buffer | string, options: UploadOptions): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const file = typeof source === 'string' ? createReadStream(source) : source;
    const upload = new Upload(file as never, {
      retryDelays: [50, 200, 500, 1000, 2000, 4000, 4000],
      storeFingerprintForResuming: false,
      ...options,
      onError: reject,
      onSuccess: () => resolve({ url: upload.url ?? '' }),
    });
    upload.start();
  });
}
