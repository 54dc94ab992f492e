import { modeHeaders } from '../mode/mode.js';
import { OWN_HEADERS } from './clients.js';

/** The vault as the page reaches it. */
export const VAULT_API = '/api/vault/api/v1';

/** Headers of a request that no client sends. */
export const vaultHeaders = (project: string): Record<string, string> => ({
  ...OWN_HEADERS,
  'Skydeck-Project': project,
  ...modeHeaders('vault'),
});

/** An address for pictures, players and downloads, which send no headers. */
export function vaultUrl(project: string, path: string): string {
  const query = new URLSearchParams({ 'skydeck-project': project });
  const mode = modeHeaders('vault')['Skydeck-Mode'];
  if (mode) query.set('skydeck-mode', mode);
  return `${VAULT_API}/${path}?${query}`;
}

/** Where what is in a file is, of one of its versions if one is named. */
export const contentUrl = (project: string, file: string, version?: string): string =>
  vaultUrl(project, `files/${file}/${version ? `versions/${version}/` : ''}content`);

/** An archive of a space, to be saved. */
export const exportUrl = (project: string, space: string, id: string): string =>
  vaultUrl(project, `spaces/${space}/exports/${id}/content`);

/** A picture of a file: 1,440 pixels, or small. */
export const pictureUrl = (project: string, file: string, which: 'preview' | 'thumbnail'): string =>
  vaultUrl(project, `files/${file}/${which}`);
