import { ApiRequestError, dataOf, type ErrorBody, newIdempotencyKey } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { type AppRef, appKey } from './apps.js';
import { OWN_HEADERS, platform } from './clients.js';
import type { AppHook, AppHookChange, AppSource, DeployKey } from './shapes.js';

const APP = '/v1/projects/{project}/apps/{app}';
const KEY = `${APP}/deploy-key` as const;
const HOOK = `${APP}/hook` as const;

/** What is not there yet is null: there is nothing wrong with it. */
async function orNull<Data>(asked: Promise<Data>): Promise<Data | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiRequestError && error.status === 404) return null;
    throw error;
  }
}

export const deployKeyQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'deploy-key'],
    queryFn: (): Promise<DeployKey | null> =>
      orNull(dataOf(platform.GET(KEY, { params: { path: at } }))),
  });

export const createDeployKey = (at: AppRef): Promise<DeployKey> =>
  dataOf(platform.POST(KEY, { params: { path: at } }));

export const deleteDeployKey = (at: AppRef): Promise<object> =>
  dataOf(platform.DELETE(KEY, { params: { path: at } }));

/** Forgets the key of a host, for example after it was set up anew. */
export const forgetHost = (at: AppRef, host: string): Promise<object> =>
  dataOf(platform.DELETE(`${KEY}/hosts/{host}`, { params: { path: { ...at, host } } }));

export const hookQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'hook'],
    queryFn: (): Promise<AppHook | null> =>
      orNull(dataOf(platform.GET(HOOK, { params: { path: at } }))),
  });

/** Makes a hook, or another secret for it; the answer alone holds the secret. */
export const createHook = (at: AppRef): Promise<AppHook> =>
  dataOf(platform.POST(HOOK, { params: { path: at } }));

export const changeHook = (at: AppRef, body: AppHookChange): Promise<AppHook> =>
  dataOf(platform.PATCH(HOOK, { params: { path: at }, body }));

export const deleteHook = (at: AppRef): Promise<object> =>
  dataOf(platform.DELETE(HOOK, { params: { path: at } }));

/** Uploads a packed folder. @throws ApiRequestError */
export async function uploadSource(project: string, archive: Blob): Promise<AppSource> {
  const url = `/api/platform/v1/projects/${encodeURIComponent(project)}/sources`;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      ...OWN_HEADERS,
      'content-type': 'application/octet-stream',
      'idempotency-key': newIdempotencyKey(),
    },
    body: archive,
  });
  const answer = (await response.json().catch(() => ({}))) as ErrorBody & { data?: AppSource };
  if (!response.ok || !answer.data) throw new ApiRequestError(response.status, answer);
  return answer.data;
}
