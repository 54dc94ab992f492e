import { ApiRequestError, type ErrorBody } from '@skydeck/sdk';
import { OWN_HEADERS } from './clients.js';

/** One call to the dashboard's own server. */
export async function bff<Data>(method: string, path: string, body?: object): Promise<Data> {
  const response = await fetch(`/bff${path}`, {
    method,
    headers: { ...OWN_HEADERS, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = (await response.json().catch(() => ({}))) as ErrorBody & { data?: Data };
  if (!response.ok || answer.data === undefined) {
    throw new ApiRequestError(response.status, answer);
  }
  return answer.data;
}
