import { randomUUID } from 'node:crypto';

const ROWS = 500;
const AT_ONCE = 16;

/** The one whose turn it is. */
export const turn = (list, number) => list[number % list.length];

/** Headers of what must be done once. */
export const once = () => ({ 'idempotency-key': randomUUID() });

/** One with a body of JSON. */
export const ask = (method, path, body, headers = {}) => ({
  method,
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
export const post = (path, body, headers) => ask('POST', path, body, headers);
export const get = (path) => ({ method: 'GET', path, headers: {} });

/** Makes rows, some at a time, and gives their ids. */
export async function rows(make) {
  const ids = [];
  let next = 0;
  const lane = async () => {
    while (next < ROWS) ids.push((await make(next++)).id);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return ids;
}
