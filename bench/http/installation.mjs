import { postJson } from './post-json.mjs';

/** Every limit counts, and lets everything through. */
export const LIMITS = {
  RATE_LIMIT_PER_MINUTE: 1_000_000,
  RATE_LIMIT_BURST: 1_000_000,
  RATE_LIMIT_PROJECT_PER_MINUTE: 1_000_000,
};

/** A project with a key for the platform. */
export async function makeKey(stack) {
  const token = await stack.signInOwner();
  const api = `${stack.endpoints.auth_url}/api/v1`;
  await postJson(`${api}/projects`, token, { name: 'Bench', slug: 'bench' });
  const body = { product: 'platform', mode: 'live', name: 'bench' };
  return (await postJson(`${api}/projects/bench/keys`, token, body)).secret;
}
