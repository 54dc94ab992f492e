import { ApiRequestError, dataOf, type ErrorBody } from '@skydeck/sdk';
import { vaultOf } from './clients.js';
import type { FolderPlace, VaultFile } from './vault-files.js';
import { VAULT_API, vaultHeaders } from './vault-urls.js';

interface Sending {
  /** Told how much of the file is sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** The file of a name in a folder; null when there is none. */
export async function fileNamed(
  project: string,
  { space, folder }: FolderPlace,
  name: string,
): Promise<VaultFile | null> {
  const place = { parent_id: folder ?? 'root', ...(space && { space_id: space }) };
  const params = { query: { ...place, name, limit: 1 } };
  return (await dataOf(vaultOf(project).GET('/api/v1/files', { params }))).items[0] ?? null;
}

/**
 * Gives a file new content; what it had stays a version. `fetch` does not tell how far it is, so
 * this is an older kind of request. @throws ApiRequestError
 */
export function replaceContent(
  project: string,
  { id }: Pick<VaultFile, 'id'>,
  file: File,
  { onProgress, signal }: Sending,
): Promise<VaultFile> {
  const query = file.type ? `?${new URLSearchParams({ content_type: file.type })}` : '';
  const headers = { ...vaultHeaders(project), 'Content-Type': 'application/octet-stream' };
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', `${VAULT_API}/files/${id}/content${query}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('error', () => reject(new TypeError('The connection was lost.')));
    request.addEventListener('abort', () => reject(new DOMException('Called off.', 'AbortError')));
    request.addEventListener('load', () => {
      const answer = (request.response ?? {}) as ErrorBody & { readonly data: VaultFile };
      if (request.status < 400) resolve(answer.data);
      else reject(new ApiRequestError(request.status, answer));
    });
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
