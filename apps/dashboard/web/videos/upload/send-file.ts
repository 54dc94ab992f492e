import { dataOf } from '@skydeck/sdk';
import { type HttpRequest, Upload } from 'tus-js-client';
import { mediaOf, OWN_HEADERS } from '../../api/clients.js';
import { modeHeaders } from '../../mode/mode.js';
import { assetOf, type UploadSettings } from './upload-settings.js';

const PROXY = '/api/media';
/** After a lost connection it goes on where it was; the last pause is repeated no more. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, 20_000];
/** What has arrived of a piece is not sent again, so pieces may be large. */
const CHUNK_BYTES = 32 * 1024 * 1024;

interface Sending {
  /** Told how much of the file is sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
  readonly settings: UploadSettings;
}

/** Sends a file that becomes a video, in pieces that survive a lost connection. */
export async function sendFile(
  project: string,
  file: File,
  { onProgress, signal, settings }: Sending,
): Promise<void> {
  const body = {
    kind: 'tus' as const,
    name: file.name,
    size_bytes: file.size,
    content_type: file.type || 'application/octet-stream',
    asset: { name: file.name, ...assetOf(settings) },
  };
  const created = await dataOf(mediaOf(project).POST('/api/v1/uploads', { body }));
  const uploadUrl = PROXY + new URL(created.tus_url ?? '', location.href).pathname;
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl,
      retryDelays: RETRY_DELAYS_MS,
      chunkSize: CHUNK_BYTES,
      storeFingerprintForResuming: false,
      headers: { ...OWN_HEADERS, 'Skydeck-Project': project, ...modeHeaders('media') },
      onProgress: (sent, total) => onProgress(total === 0 ? 0 : sent / total),
      onBeforeRequest: (_request: HttpRequest) => signal.throwIfAborted(),
      onSuccess: () => resolve(),
      onError: reject,
    });
    signal.addEventListener('abort', () => {
      void upload.abort(true).catch(() => undefined);
      reject(new DOMException('Called off.', 'AbortError'));
    });
    upload.start();
  });
}
