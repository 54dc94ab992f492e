import { createServer } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { authorizedFetch } from './request.js';

/** Answers `token_expired` to every token but one. */
async function service(right: string) {
  const seen: { token: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = await readText(request);
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    seen.push({ token, body });
    const isRight = token === right;
    response.writeHead(isRight ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isRight ? { data: {} } : { error: { code: 'token_expired' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    seen,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const never = new AbortController().signal;
const post = (url: string) =>
  new Request(url, { method: 'POST', body: '{"a":1}', headers: { authorization: 'Bearer old' } });

describe('authorizedFetch', () => {
  it('sends the same request once more with a new token', async () => {
    await using there = await service('new');
    const tokens = { current: async () => 'old', renew: async () => 'new' };
    const response = await authorizedFetch(tokens, never)(post(there.url));
    expect(response.status).toBe(200);
    expect(there.seen).toEqual([
      { token: 'old', body: '{"a":1}' },
      { token: 'new', body: '{"a":1}' },
    ]);
  });

  it('401: gives the refusal when the new token is refused too', async () => {
    await using there = await service('right');
    const tokens = { current: async () => 'old', renew: async () => 'new' };
    const response = await authorizedFetch(tokens, never)(post(there.url));
    expect(response.status).toBe(401);
    expect(there.seen).toHaveLength(2);
  });

  it('401: does not try again when there is no newer token', async () => {
    await using there = await service('right');
    const tokens = { current: async () => 'old', renew: async () => undefined };
    expect((await authorizedFetch(tokens, never)(post(there.url))).status).toBe(401);
    expect(there.seen).toHaveLength(1);
  });
});
