import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createPlatformClient } from '../clients.js';
import { json, localService, refusal, type Seen } from '../testing/local-service.js';
import type { Retry, RetryOptions } from './retry-options.js';
import { SYSTEM_CLOCK } from './retry-options.js';

const APPS = '/v1/projects/{project}/apps';
const WHERE = { params: { path: { project: 'shop' } } };
const NEW_APP = { ...WHERE, body: { name: 'web', repo: 'https://example.com/web' } };

/** Waits are noted, and are over at once. */
function noted(options: RetryOptions = {}) {
  const waits: number[] = [];
  let nowMs = 0;
  const sleep = async (ms: number) => {
    waits.push(ms);
    nowMs += ms;
  };
  const clock = { nowMs: () => nowMs, random: () => 1, sleep };
  return { waits, retry: { clock, ...options } };
}

const clientOf = (baseUrl: string, retry?: RetryOptions) =>
  createPlatformClient({ baseUrl, token: 'dk_live_x', retry });

/** A service that does things once for each Idempotency-Key, and then loses its first answers. */
function remembering(lose: (response: ServerResponse, count: number) => boolean) {
  const effects = new Map<string, number>();
  const answer = ({ headers }: Seen, response: ServerResponse, count: number) => {
    const key = String(headers['idempotency-key']);
    if (!effects.has(key)) effects.set(key, effects.size + 1);
    if (!lose(response, count)) json(response, 202, { data: { id: effects.get(key) }, meta: {} });
  };
  return { effects, answer };
}

describe('a POST', () => {
  it.each<[string, (response: ServerResponse) => void]>([
    ['the connection is cut', (response) => response.destroy()],
    [
      'the answer is cut in the middle',
      (response) => {
        response.writeHead(202, { 'content-type': 'application/json', 'content-length': 1000 });
        response.write('{"data":', () => response.destroy());
      },
    ],
    ['a 503 comes first', (response) => json(response, 503, refusal('unavailable'))],
    ['a 502 without JSON comes first', (response) => response.writeHead(502).end('bad gateway')],
  ])('has exactly one effect when %s, three times', async (_what, lose) => {
    const service = remembering((response, count) => {
      if (count <= 3) lose(response);
      return count <= 3;
    });
    await using there = await localService(service.answer);
    const { retry, waits } = noted();
    const { data } = await clientOf(there.baseUrl, retry).POST(APPS, NEW_APP);
    expect(data).toMatchObject({ data: { id: 1 } });
    expect(service.effects.size).toBe(1);
    expect(there.seen.map(({ body }) => body)).toEqual(
      Array.from({ length: 4 }, () => JSON.stringify(NEW_APP.body)),
    );
    expect(waits).toEqual([200, 400, 800]);
  });

  it('has a key of its own each time, and keeps the one that was given', async () => {
    await using there = await localService((_seen, response) => json(response, 202, { data: {} }));
    const client = clientOf(there.baseUrl);
    await Promise.all(Array.from({ length: 50 }, () => client.POST(APPS, NEW_APP)));
    const keys = new Set(there.seen.map(({ headers }) => headers['idempotency-key']));
    expect(keys.size).toBe(50);
    await client.POST(APPS, { ...NEW_APP, headers: { 'Idempotency-Key': 'mine' } });
    expect(there.seen.at(-1)?.headers['idempotency-key']).toBe('mine');
  });

  it('503: is not sent again for nobody, as services keep no answers for strangers', async () => {
    await using there = await localService((_seen, response) =>
      json(response, 503, refusal('unavailable')),
    );
    const client = createPlatformClient({ baseUrl: there.baseUrl, retry: noted().retry });
    await expect(client.POST(APPS, NEW_APP)).rejects.toMatchObject({ status: 503 });
    expect(there.seen).toHaveLength(1);
  });

  it('409: waits for the first request as long as it was told, without counting', async () => {
    await using there = await localService((_seen, response, count) =>
      count <= 6
        ? json(response, 409, refusal('idempotency_in_progress'), { 'retry-after': '1' })
        : json(response, 202, { data: { id: 1 }, meta: {} }),
    );
    const { retry, waits } = noted();
    await clientOf(there.baseUrl, retry).POST(APPS, NEW_APP);
    expect(waits).toEqual([1000, 1000, 1000, 1000, 1000, 1000]);
  });

  it.each([
    [409, 'idempotency_in_progress'],
    [409, 'app.name_taken'],
    [422, 'validation_failed'],
    [500, 'internal'],
  ])('%i: %s without a time to wait is final', async (status, code) => {
    await using there = await localService((_seen, response) =>
      json(response, status, refusal(code)),
    );
    await expect(clientOf(there.baseUrl, noted().retry).POST(APPS, NEW_APP)).rejects.toMatchObject({
      status,
      code,
      requestId: 'req_1',
    });
    expect(there.seen).toHaveLength(1);
  });
});

describe('a GET', () => {
  it.each([408, 429, 502, 503, 504])('%i: is sent again', async (status) => {
    await using there = await localService((_seen, response, count) =>
      json(response, count === 1 ? status : 200, { data: { items: [] }, meta: {} }),
    );
    expect((await clientOf(there.baseUrl, noted().retry).GET(APPS, WHERE)).response.status).toBe(
      200,
    );
    expect(there.seen[0]?.headers['idempotency-key']).toBeUndefined();
  });

  it('waits as long as Retry-After says, in seconds or as a date', async () => {
    const at = new Date(7000).toUTCString();
    await using there = await localService((_seen, response, count) =>
      count <= 2
        ? json(response, 429, refusal('rate_limited'), {
            'retry-after': ['3', at][count - 1] ?? '',
          })
        : json(response, 200, { data: { items: [] } }),
    );
    const { retry, waits } = noted();
    await clientOf(there.baseUrl, retry).GET(APPS, WHERE);
    expect(waits).toEqual([3000, 4000]);
  });

  it('429: fails at once when it had to wait longer than it may take', async () => {
    await using there = await localService((_seen, response) =>
      json(response, 429, refusal('rate_limited'), { 'retry-after': '600' }),
    );
    const { retry, waits } = noted();
    const asked = clientOf(there.baseUrl, retry).GET(APPS, WHERE);
    await expect(asked).rejects.toMatchObject({ code: 'rate_limited', retryAfterS: 600 });
    expect(waits).toEqual([]);
  });

  it('spreads its waits over the whole span, and stops after the most attempts', async () => {
    await using there = await localService((_seen, response) => json(response, 503, {}));
    const retries: Retry[] = [];
    const { retry, waits } = noted({ maxAttempts: 3, onRetry: (one) => void retries.push(one) });
    const clock = { ...retry.clock, random: () => 0.25 };
    const asked = clientOf(there.baseUrl, { ...retry, clock }).GET(APPS, WHERE);
    await expect(asked).rejects.toMatchObject({ status: 503 });
    expect(waits).toEqual([50, 100]);
    expect(retries).toMatchObject([
      { attempt: 1, status: 503 },
      { attempt: 2, status: 503 },
    ]);
  });

  it('tells a connection that is refused from a service that is slow and from a stop', async () => {
    const gone = await localService((_seen, response) => json(response, 200, {}));
    await gone[Symbol.asyncDispose]();
    const nobody = clientOf(gone.baseUrl, { maxAttempts: 1 }).GET(APPS, WHERE);
    await expect(nobody).rejects.toMatchObject({
      name: 'ConnectionError',
      url: `${gone.baseUrl}/v1/projects/shop/apps`,
    });

    await using slow = await localService(() => undefined);
    const options = {
      baseUrl: slow.baseUrl,
      timeoutMs: 50,
      retry: { maxAttempts: 2, baseDelayMs: 1 },
    };
    await expect(createPlatformClient(options).GET(APPS, WHERE)).rejects.toMatchObject({
      name: 'RequestTimeoutError',
      timeoutMs: 50,
    });
    expect(slow.seen).toHaveLength(2);

    const controller = new AbortController();
    const asked = clientOf(slow.baseUrl).GET(APPS, { ...WHERE, signal: controller.signal });
    controller.abort(new Error('enough'));
    await expect(asked).rejects.toThrow('enough');
  });

  it('stops between two tries when it is told to', async () => {
    await using there = await localService((_seen, response) => json(response, 503, {}));
    const controller = new AbortController();
    const sleep = async (_ms: number, signal: AbortSignal) => {
      controller.abort(new Error('enough'));
      return SYSTEM_CLOCK.sleep(60_000, signal);
    };
    const retry = { clock: { ...SYSTEM_CLOCK, sleep } };
    const asked = clientOf(there.baseUrl, retry).GET(APPS, { ...WHERE, signal: controller.signal });
    await expect(asked).rejects.toThrow('enough');
    expect(there.seen).toHaveLength(1);
  });

  it('lets the service go when it is stopped while an answer flows', async () => {
    let closed: Promise<unknown> | undefined;
    await using there = await localService((_seen, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      response.write('x');
      closed = once(response, 'close');
    });
    const controller = new AbortController();
    const { response } = await clientOf(there.baseUrl).GET(APPS, {
      ...WHERE,
      parseAs: 'stream',
      signal: controller.signal,
    });
    expect(response.status).toBe(200);
    controller.abort();
    await closed;
  });
});
