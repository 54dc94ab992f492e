import { ApiRequestError, type ErrorBody } from '@skydeck/sdk';
import { DetailedError, type HttpRequest, Upload } from 'tus-js-client';
import { createFolder, folderNamed } from '../../../api/vault-files.js';
import { fileNamed, replaceContent } from '../../../api/vault-new-content.js';
import { VAULT_API, vaultHeaders } from '../../../api/vault-urls.js';
import type { SendFile, UploadItem, UploadPlace } from './upload-queue.js';

/** After a lost connection it goes on where it was; the last pause is repeated no more. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, 20_000];
/** What has arrived of a piece is not sent again, so pieces may be large. */
const CHUNK_BYTES = 32 * 1024 * 1024;

/** Folders that are being made, so that files side by side wait for the same one. */
const folders = new Map<string, Promise<string>>();

/** Sends a file into the vault, in pieces that survive a lost connection and a page that was closed. */
export const sendToVault: SendFile = async (item, { onProgress, signal }) => {
  const folder = await folderOf(item);
  signal.throwIfAborted();
  const place = { ...item.place, folder };
  if (item.isReplacing) {
    const there = await fileNamed(place.project, place, item.name);
    if (there) {
      await replaceContent(place.project, there, item.file, { onProgress, signal });
      return;
    }
  }
  await sendInPieces(item, place, { onProgress, signal });
};

async function sendInPieces(
  { file, name }: UploadItem,
  { project, space, folder }: UploadPlace,
  { onProgress, signal }: Parameters<SendFile>[1],
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: `${VAULT_API}/tus`,
      retryDelays: RETRY_DELAYS_MS,
      chunkSize: CHUNK_BYTES,
      removeFingerprintOnSuccess: true,
      fingerprint: async () =>
        ['vault', project, space, folder, name, file.size, file.lastModified].join(':'),
      headers: vaultHeaders(project),
      metadata: {
        filename: name,
        ...(file.type && { filetype: file.type }),
        ...(space && { space_id: space }),
        ...(folder && { parent_id: folder }),
      },
      onProgress: (sent, total) => onProgress(total === 0 ? 0 : sent / total),
      onBeforeRequest: (_request: HttpRequest) => signal.throwIfAborted(),
      onSuccess: () => resolve(),
      onError: (error) => reject(refusalOf(error)),
      onShouldRetry: (error) => isPassing(refusalOf(error)),
    });
    signal.addEventListener('abort', () => {
      void upload.abort(true).catch(() => undefined);
      reject(new DOMException('Called off.', 'AbortError'));
    });
    begin(upload, signal).catch(reject);
  });
}

/** What was begun before the page was closed goes on. */
async function begin(upload: Upload, signal: AbortSignal): Promise<void> {
  const [before] = await upload.findPreviousUploads();
  if (signal.aborted) return;
  if (before) upload.resumeFromPreviousUpload(before);
  upload.start();
}

/** The folder that a file lies in; those below the place are made, the outer ones first. */
async function folderOf({ place, below }: UploadItem): Promise<string | undefined> {
  const { project, space } = place;
  let { folder } = place;
  for (const name of below.split('/').filter(Boolean)) {
    const within = { space, folder };
    const key = JSON.stringify([project, within, name]);
    const made = folders.get(key) ?? makeFolder(project, within, name);
    folders.set(key, made);
    made.finally(() => folders.delete(key)).catch(() => undefined);
    folder = await made;
  }
  return folder;
}

async function makeFolder(
  project: string,
  within: { readonly space: string | undefined; readonly folder: string | undefined },
  name: string,
): Promise<string> {
  const there = await folderNamed(project, within, name);
  return (there ?? (await createFolder(project, within, name))).id;
}

/** Whether it may be otherwise a moment later. */
const isPassing = (error: Error): boolean =>
  !(error instanceof ApiRequestError) ||
  error.status >= 500 ||
  error.status === 429 ||
  error.code === 'file_upload.wrong_offset';

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
