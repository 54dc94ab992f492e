import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@skydeck/testing';
import { type Backend, startBackend } from './backend.js';
import { startEdge, type TestEdge } from './edge-harness.js';
import { ask, sendRaw } from './http-client.js';

const HOST = 'api.demo.apps.localhost';
const HOP_BY_HOP_ANSWER = Object.entries({
  Connection: 'x-internal',
  'X-Internal': '1',
  'Proxy-Authenticate': 'Basic',
  'Set-Cookie': ['a=1', 'b=2'],
  'X-Kept': 'gr\u00fcn',
}).flatMap(([name, values]) => [values].flat().flatMap((value) => [name, value]));

describe('passing requests on', () => {
  let edge: TestEdge;
  const backends: Backend[] = [];
  const serve = async (...parameters: Parameters<typeof startBackend>) => {
    const backend = await startBackend(...parameters);
    backends.push(backend);
    return backend;
  };
  let version = 0;
  const route = (...ports: number[]) => edge.route(HOST, ++version, ...ports);

  beforeAll(async () => {
    edge = await startEdge({ EDGE_RESPONSE_TIMEOUT_MS: '400', EDGE_STALL_TIMEOUT_MS: '500' });
  });
  afterAll(async () => {
    await edge.close();
    await Promise.all(backends.map((backend) => backend.kill()));
  });

  it('200: tells the app who asks, whatever the visitor claims', async () => {
    const app = await serve((request, response) => response.end(JSON.stringify(request.headers)));
    await route(app.port);
    const answer = await ask(edge.port, `${HOST.toUpperCase()}.:8080`, {
      headers: {
        'x-forwarded-for': '6.6.6.6',
        x_forwarded_for: '6.6.6.6',
        'x-real-ip': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
        'x-request-id': 'forged',
        connection: 'keep-alive, x-secret',
        'x-secret': 'for this hop only',
        te: 'trailers',
        'proxy-authorization': 'Basic Zm9vOmJhcg==',
        'x-kept': 'yes',
      },
    });
    const seen = JSON.parse(answer.body) as Record<string, string>;
    expect(seen).toMatchObject({
      host: `${HOST.toUpperCase()}.:8080`,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': `${HOST.toUpperCase()}.:8080`,
      'x-kept': 'yes',
    });
    expect(seen['x-request-id']).toMatch(/^req_[0-9a-z]{26}$/);
    expect(answer.headers['x-request-id']).toBe(seen['x-request-id']);
    expect(answer.body).not.toContain('6.6.6.6');
    for (const name of ['x-secret', 'te', 'proxy-authorization'])
      expect(seen).not.toHaveProperty(name);
  });

  it('200: removes the hop-by-hop headers of an answer and keeps the others', async () => {
    const app = await serve((_request, response) => {
      response.writeHead(200, 'Fine', HOP_BY_HOP_ANSWER);
      response.end('ok');
    });
    await route(app.port);
    const { headers } = await ask(edge.port, HOST);
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(headers['x-kept']).toBe('gr\u00fcn');
    expect(headers).not.toHaveProperty('x-internal');
    expect(headers).not.toHaveProperty('proxy-authenticate');
  });

  it('200: the target of an absolute request wins over the Host header', async () => {
    const app = await serve((request, response) =>
      response.end(`${request.headers.host} ${request.url}`),
    );
    await route(app.port);
    const answer = await sendRaw(
      edge.port,
      `GET http://${HOST}/a?b=1 HTTP/1.1\r\nHost: elsewhere\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toContain(`${HOST} /a?b=1`);
  });

  it.each([
    ['a length and a coding', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
    ['a coding and a length', 'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n'],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n'],
    ['an unknown coding', 'Transfer-Encoding: xchunked\r\n'],
    ['a coding before chunked', 'Transfer-Encoding: gzip, chunked\r\n'],
    ['a signed length', 'Content-Length: +5\r\n'],
    ['a space before the colon', 'Content-Length : 5\r\n'],
    ['a folded header', 'X-A: 1\r\n Transfer-Encoding: chunked\r\n'],
    ['two hosts', 'Host: other.localhost\r\n'],
  ])('400: refuses %s', async (_what, headers) => {
    let reached = 0;
    const app = await serve((_request, response) => {
      reached++;
      response.end();
    });
    await route(app.port);
    const body = '0\r\n\r\nGET /admin HTTP/1.1\r\nHost: x\r\n\r\n';
    const answer = await sendRaw(
      edge.port,
      `POST / HTTP/1.1\r\nHost: ${HOST}\r\n${headers}\r\n${body}`,
      1_000,
    );
    expect(answer.slice(0, 12)).toBe('HTTP/1.1 400');
    expect(answer).toContain('"code":"edge.bad_request"');
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(reached).toBe(0);
  });

  it('414 and 431: refuses long targets and large heads', async () => {
    const long = await ask(edge.port, HOST, { path: `/${'a'.repeat(9_000)}` });
    expect(long.status).toBe(414);
    const large = await ask(edge.port, HOST, { headers: { 'x-a': 'a'.repeat(20_000) } });
    expect(large.status).toBe(431);
    expect(JSON.parse(large.body).error.code).toBe('headers_too_large');
  });

  it('404: answers browsers with a page and others with the envelope', async () => {
    const host = 'nobody.localhost';
    const page = await ask(edge.port, host, { headers: { accept: 'text/html,*/*' } });
    expect(page).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
    expect(page.body).toContain('edge.host_not_found');
    expect(page.body).toContain(page.headers['x-request-id']);
    const json = JSON.parse((await ask(edge.port, host)).body);
    expect(json).toMatchObject({ data: {}, error: { code: 'edge.host_not_found', status: 404 } });
    expect(json.meta.request_id).toMatch(/^req_/);
  });

  it('503: says that an app without replicas does not run', async () => {
    await route();
    const answer = await ask(edge.port, HOST);
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.body).error.code).toBe('edge.no_replicas');
    expect(answer.headers['retry-after']).toBe('2');
  });

  it('504: gives up on an app that does not begin its answer', async () => {
    const app = await serve(() => undefined);
    await route(app.port);
    const answer = await ask(edge.port, HOST);
    expect(answer.status).toBe(504);
  });

  it('502: reports an app that breaks the protocol or the connection', async () => {
    const app = await serve((request) => request.socket.end('nonsense\r\n\r\n'));
    await route(app.port);
    expect((await ask(edge.port, HOST)).status).toBe(502);
    await app.kill();
    expect((await ask(edge.port, HOST)).status).toBe(502);
  });

  it('200: asks another replica when one has died, with body and without', async () => {
    const dead = await serve((_request, response) => response.end());
    const alive = await serve(async (request, response) => {
      response.end(await text(request));
    });
    await route(dead.port, alive.port);
    await dead.kill();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        ask(edge.port, HOST, { method: 'POST', body: `order ${index}` }),
      ),
    );
    expect(answers.map(({ body }) => body)).toEqual(answers.map((_, index) => `order ${index}`));
    expect((await ask(edge.port, HOST)).status).toBe(200);
  });

  it('200: repeats a GET whose connection broke, but never a POST', async () => {
    let calls = 0;
    const broken = await serve((request) => {
      calls++;
      request.socket.resetAndDestroy();
    });
    const good = await serve((_request, response) => response.end('good'));
    await route(broken.port, good.port);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(edge.port, HOST)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(calls).toBeGreaterThan(0);
    await route(broken.port);
    calls = 0;
    const post = await ask(edge.port, HOST, { method: 'POST', body: 'once' });
    expect(post.status).toBe(502);
    expect(calls).toBe(1);
  });

  it('200: sends a request to the replica with the least to do', async () => {
    const waiting: (() => void)[] = [];
    const busy = await serve((_request, response) => void waiting.push(() => response.end('busy')));
    const free = await serve((_request, response) => response.end('free'));
    await route(busy.port);
    const held = ask(edge.port, HOST);
    await eventually(() => waiting.length === 1);
    await route(busy.port, free.port);
    for (let time = 0; time < 10; time++) expect((await ask(edge.port, HOST)).body).toBe('free');
    waiting[0]!();
    await held;
  });

  it('200: streams 64 MiB both ways without holding it in memory', async () => {
    const app = await serve((request, response) => request.pipe(response));
    await route(app.port);
    const chunk = randomBytes(64 * 1024);
    let unread = 0;
    let mostUnread = 0;
    const source = Readable.from(
      (function* chunks() {
        for (let count = 0; count < 1024; count++) {
          unread += chunk.length;
          mostUnread = Math.max(mostUnread, unread);
          yield chunk;
        }
      })(),
    );
    const outgoing = sendRequest({ port: edge.port, method: 'POST', headers: { host: HOST } });
    source.pipe(outgoing);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    await sleep(150);
    let received = 0;
    for await (const part of answer) {
      received += (part as Buffer).length;
      unread -= (part as Buffer).length;
    }
    expect(received).toBe(64 * 1024 * 1024);
    // Socket buffers of four hops, far below the whole.
    expect(mostUnread).toBeLessThan(32 * 1024 * 1024);
  }, 30_000);

  it('200: passes on each event of a stream as it comes', async () => {
    const app = await serve((request, response) => {
      response.write('first');
      request.once('end', () => response.end('second')).resume();
    });
    await route(app.port);
    const headers = { host: HOST, 'transfer-encoding': 'chunked' };
    const outgoing = sendRequest({ port: edge.port, method: 'POST', headers });
    outgoing.write('go');
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    const [first] = await once(answer, 'data');
    expect(String(first)).toBe('first');
    outgoing.end();
    const [second] = await once(answer, 'data');
    expect(String(second)).toBe('second');
  });

  it('200: lets a stream pause longer than every time limit', async () => {
    const app = await serve((_request, response) => {
      response.write('first');
      setTimeout(() => response.end(' second'), 700);
    });
    await route(app.port);
    expect((await ask(edge.port, HOST)).body).toBe('first second');
  });

  it('499: stops the work of an app when the visitor leaves', async () => {
    let began = false;
    let stopped = false;
    const app = await serve((_request, response) => {
      began = true;
      response.once('close', () => (stopped = !response.writableFinished));
    });
    await route(app.port);
    const outgoing = sendRequest({ port: edge.port, headers: { host: HOST } }).end();
    outgoing.once('error', () => undefined);
    await eventually(() => began);
    outgoing.destroy();
    await eventually(() => stopped);
    await eventually(async () => {
      const { body } = await edge.control('GET', '/v1/stats');
      return body.data.items?.every(({ inflight }) => inflight === 0);
    });
  });

  it('408: gives up an upload that stalls', async () => {
    let aborted = false;
    const app = await serve((request) => {
      request.once('error', () => (aborted = true));
      request.resume();
    });
    await route(app.port);
    const startedMs = performance.now();
    await sendRaw(
      edge.port,
      `POST / HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 100\r\n\r\nhalf`,
      5_000,
    );
    expect(performance.now() - startedMs).toBeLessThan(3_000);
    await eventually(() => aborted);
  });

  it('200: passes on early hints and answers before the upload is complete', async () => {
    const app = await serve((_request, response) => {
      response.writeEarlyHints({ link: '</a.css>; rel=preload; as=style' });
      response.writeHead(413).end('too much');
    });
    await route(app.port);
    const outgoing = sendRequest({
      port: edge.port,
      method: 'POST',
      headers: { host: HOST, 'content-length': 10_000_000 },
    });
    outgoing.once('error', () => undefined);
    const hinted = once(outgoing, 'information');
    outgoing.write('some of it');
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    expect((await hinted)[0]).toMatchObject({ statusCode: 103 });
    expect(answer.statusCode).toBe(413);
    expect(await text(answer)).toBe('too much');
    outgoing.destroy();
  });

  it('200: HEAD keeps the length and sends no body', async () => {
    const app = await serve((_request, response) => response.end('twelve bytes'));
    await route(app.port);
    const answer = await ask(edge.port, HOST, { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, body: '' });
  });
});

async function text(stream: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
