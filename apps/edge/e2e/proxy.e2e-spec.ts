import { eventually } from '@skydeck/testing';
import { ask, sendRaw } from './http-client.js';
import { HOST, ProxyBench } from './proxy-bench.js';

const HOP_BY_HOP_ANSWER = Object.entries({
  Connection: 'x-internal',
  'X-Internal': '1',
  'Proxy-Authenticate': 'Basic',
  'Set-Cookie': ['a=1', 'b=2'],
  'X-Kept': 'gr\u00fcn',
}).flatMap(([name, values]) => [values].flat().flatMap((value) => [name, value]));

const proxy = new ProxyBench();
beforeAll(() => proxy.start());
afterAll(() => proxy.stop());

describe('passing requests on', () => {
  it('200: tells the app who asks, whatever the visitor claims', async () => {
    const app = await proxy.serve((request, response) =>
      response.end(JSON.stringify(request.headers)),
    );
    await proxy.route(app.port);
    const answer = await ask(proxy.edge.port, `${HOST.toUpperCase()}.:8080`, {
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
    const app = await proxy.serve((_request, response) => {
      response.writeHead(200, 'Fine', HOP_BY_HOP_ANSWER);
      response.end('ok');
    });
    await proxy.route(app.port);
    const { headers } = await ask(proxy.edge.port, HOST);
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(headers['x-kept']).toBe('gr\u00fcn');
    expect(headers).not.toHaveProperty('x-internal');
    expect(headers).not.toHaveProperty('proxy-authenticate');
  });

  it('200: the target of an absolute request wins over the Host header', async () => {
    const app = await proxy.serve((request, response) =>
      response.end(`${request.headers.host} ${request.url}`),
    );
    await proxy.route(app.port);
    const answer = await sendRaw(
      proxy.edge.port,
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
    const app = await proxy.serve((_request, response) => {
      reached++;
      response.end();
    });
    await proxy.route(app.port);
    const body = '0\r\n\r\nGET /admin HTTP/1.1\r\nHost: x\r\n\r\n';
    const answer = await sendRaw(
      proxy.edge.port,
      `POST / HTTP/1.1\r\nHost: ${HOST}\r\n${headers}\r\n${body}`,
      1_000,
    );
    expect(answer.slice(0, 12)).toBe('HTTP/1.1 400');
    expect(answer).toContain('"code":"edge.bad_request"');
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(reached).toBe(0);
  });

  it('414 and 431: refuses long targets and large heads', async () => {
    const long = await ask(proxy.edge.port, HOST, { path: `/${'a'.repeat(9_000)}` });
    expect(long.status).toBe(414);
    const large = await ask(proxy.edge.port, HOST, { headers: { 'x-a': 'a'.repeat(20_000) } });
    expect(large.status).toBe(431);
    expect(JSON.parse(large.body).error.code).toBe('headers_too_large');
  });

  it('404: answers browsers with a page and others with the envelope', async () => {
    const host = 'nobody.localhost';
    const page = await ask(proxy.edge.port, host, { headers: { accept: 'text/html,*/*' } });
    expect(page).toMatchObject({
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
    expect(page.body).toContain('edge.host_not_found');
    expect(page.body).toContain(page.headers['x-request-id']);
    const json = JSON.parse((await ask(proxy.edge.port, host)).body);
    expect(json).toMatchObject({
      data: {},
      error: { code: 'edge.host_not_found', status: 404 },
    });
    expect(json.meta.request_id).toMatch(/^req_/);
  });

  it('503: says that an app without replicas does not run', async () => {
    await proxy.route();
    const answer = await ask(proxy.edge.port, HOST);
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.body).error.code).toBe('edge.no_replicas');
    expect(answer.headers['retry-after']).toBe('2');
  });

  it('504: gives up on an app that does not begin its answer', async () => {
    const app = await proxy.serve(() => undefined);
    await proxy.route(app.port);
    const answer = await ask(proxy.edge.port, HOST);
    expect(answer.status).toBe(504);
  });

  it('502: reports an app that breaks the protocol or the connection', async () => {
    const app = await proxy.serve((request) => request.socket.end('nonsense\r\n\r\n'));
    await proxy.route(app.port);
    expect((await ask(proxy.edge.port, HOST)).status).toBe(502);
    await app.kill();
    expect((await ask(proxy.edge.port, HOST)).status).toBe(502);
  });

  it('200: asks another replica when one has died, with body and without', async () => {
    const dead = await proxy.serve((_request, response) => response.end());
    const alive = await proxy.serve(async (request, response) => {
      response.end(await text(request));
    });
    await proxy.route(dead.port, alive.port);
    await dead.kill();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        ask(proxy.edge.port, HOST, { method: 'POST', body: `order ${index}` }),
      ),
    );
    expect(answers.map(({ body }) => body)).toEqual(answers.map((_, index) => `order ${index}`));
    expect((await ask(proxy.edge.port, HOST)).status).toBe(200);
  });

  it('200: repeats a GET whose connection broke, but never a POST', async () => {
    let calls = 0;
    const broken = await proxy.serve((request) => {
      calls++;
      request.socket.resetAndDestroy();
    });
    const good = await proxy.serve((_request, response) => response.end('good'));
    await proxy.route(broken.port, good.port);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(proxy.edge.port, HOST)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(calls).toBeGreaterThan(0);
    await proxy.route(broken.port);
    calls = 0;
    const post = await ask(proxy.edge.port, HOST, { method: 'POST', body: 'once' });
    expect(post.status).toBe(502);
    expect(calls).toBe(1);
  });

  it('200: sends a request to the replica with the least to do', async () => {
    const waiting: (() => void)[] = [];
    const busy = await proxy.serve(
      (_request, response) => void waiting.push(() => response.end('busy')),
    );
    const free = await proxy.serve((_request, response) => response.end('free'));
    await proxy.route(busy.port);
    const held = ask(proxy.edge.port, HOST);
    await eventually(() => waiting.length === 1);
    await proxy.route(busy.port, free.port);
    for (let time = 0; time < 10; time++)
      expect((await ask(proxy.edge.port, HOST)).body).toBe('free');
    waiting[0]!();
    await held;
  });
});

async function text(stream: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
