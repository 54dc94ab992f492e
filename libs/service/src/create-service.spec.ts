import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { Body, Controller, Get, HttpCode, Module, Param, Post, Req, Res } from '@nestjs/common';
import { eventually } from '@skydeck/testing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createService } from './create-service.js';
import type { Service } from './listening-service.js';
import { sendEventStream } from './event-stream.js';
import { setUpLog } from './logger.js';

const Wanted = z.strictObject({ name: z.string(), size: z.int().optional() });

@Controller()
class ThingsController {
  @Post('things')
  @HttpCode(201)
  create(@Body({ schema: Wanted }) body: z.output<typeof Wanted>) {
    return body;
  }

  @Get('things/:id')
  get(@Param('id') id: string) {
    if (id === 'broken') throw new Error('a secret of ours');
    return { id };
  }

  @Get('stream')
  async stream(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await sendEventStream(request, reply, async function* (signal) {
      yield { id: 1, data: { hello: 'there' } };
      await once(signal, 'abort');
    });
  }

  @Get('slow')
  async slow() {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { slow: true };
  }
}

@Module({ controllers: [ThingsController] })
class ThingsModule {}

let service: Service;

beforeEach(async () => {
  setUpLog({ level: 'silent' });
  service = await createService({
    name: 'things',
    title: 'Things API',
    prefix: 'v1',
    module: { module: ThingsModule },
    listen: { host: '127.0.0.1', port: 0, internalHost: '127.0.0.1', internalPort: 0 },
  });
  await service.listen();
});

afterEach(() => service.close());

function open(base: string): Socket {
  const { hostname, port } = new URL(base);
  return connect(Number(port), hostname);
}

interface Reply {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends bytes as they are and reads until the server hangs up. */
async function send(bytes: string, base = service.url): Promise<Reply> {
  const socket = open(base);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n', 2);
  return { status: Number(head.split(' ')[1]), head, body };
}

const request = (line: string, headers: string[] = [], body = '') =>
  [
    `${line} HTTP/1.1`,
    'host: test',
    'connection: close',
    ...headers,
    ...(body ? [`content-length: ${Buffer.byteLength(body)}`] : []),
    '',
    body,
  ].join('\r\n');

const JSON_TYPE = 'content-type: application/json';
const post = (body: string, type = JSON_TYPE) => request('POST /v1/things', [type], body);

describe('createService keeps every answer in the envelope', () => {
  it.each<[string, string, number, string]>([
    ['malformed JSON', post('{"a'), 400, 'malformed_json'],
    [
      'empty JSON',
      request('POST /v1/things', [JSON_TYPE, 'content-length: 0']),
      400,
      'malformed_json',
    ],
    ['__proto__ in the body', post('{"__proto__":{"x":1}}'), 400, 'malformed_json'],
    [
      'constructor.prototype in the body',
      post('{"constructor":{"prototype":{}}}'),
      400,
      'malformed_json',
    ],
    ['a body that is not UTF-8 JSON', post('\u0000'), 400, 'malformed_json'],
    ['a body that is no object', post('[1]'), 422, 'validation_failed'],
    ['a body that is null', post('null'), 422, 'validation_failed'],
    ['unknown fields', post('{"name":"a","x":1}'), 422, 'validation_failed'],
    [
      'a body of another type',
      post('<a/>', 'content-type: text/xml'),
      415,
      'unsupported_media_type',
    ],
    ['plain text', post('name', 'content-type: text/plain'), 415, 'unsupported_media_type'],
    [
      'a form',
      post('name=a', 'content-type: application/x-www-form-urlencoded'),
      415,
      'unsupported_media_type',
    ],
    [
      'a body without a type',
      request('POST /v1/things', [], '{"name":"a"}'),
      415,
      'unsupported_media_type',
    ],
    [
      'a body beyond 1 MiB',
      post(`{"name":"${'a'.repeat(1024 * 1024)}"}`),
      413,
      'payload_too_large',
    ],
    [
      'a content-length that lies',
      request('POST /v1/things', [JSON_TYPE, 'content-length: x']),
      400,
      'invalid_request',
    ],
    ['bad percent-encoding', request('GET /v1/things/%ZZ'), 400, 'invalid_request'],
    ['a NUL in the path', request('GET /v1/things/a%00b'), 422, 'validation_failed'],
    ['half a UTF-8 character', request('GET /v1/things/%E4%BD'), 400, 'invalid_request'],
    [
      'a parameter of 2000 characters',
      request(`GET /v1/things/${'x'.repeat(2000)}`),
      414,
      'uri_too_long',
    ],
    [
      'headers of 20 kB',
      request('GET /v1/things/a', [`x: ${'y'.repeat(20_000)}`]),
      431,
      'headers_too_large',
    ],
    ['a URL of 20 kB', request(`GET /v1/things/a?${'y'.repeat(20_000)}`), 431, 'headers_too_large'],
    ['garbage', 'BLAH\r\n\r\n', 400, 'invalid_request'],
    ['an HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'invalid_request'],
    ['a TLS hello', '\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n', 400, 'invalid_request'],
    ['no Host', 'GET /v1/things/a HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'invalid_request'],
    ['an unknown method', request('FOO /v1/things'), 400, 'invalid_request'],
    ['a method that the path lacks', request('PATCH /v1/things'), 404, 'route_not_found'],
    ['OPTIONS', request('OPTIONS /v1/things'), 404, 'route_not_found'],
    ['TRACE', request('TRACE /v1/things'), 404, 'route_not_found'],
    ['an unknown path', request('GET /v1/nothing'), 404, 'route_not_found'],
    ['a path without the prefix', request('GET /things/a'), 404, 'route_not_found'],
    ['a double slash', request('GET //v1//things'), 404, 'route_not_found'],
    ['dots in the path', request('GET /v1/things/../../etc/passwd'), 404, 'route_not_found'],
    ['an error of ours', request('GET /v1/things/broken'), 500, 'internal_error'],
  ])('after %s', async (_name, bytes, status, code) => {
    const reply = await send(bytes);
    expect(reply.status).toBe(status);
    expect(reply.head.toLowerCase()).toContain('content-type: application/json');
    const body = JSON.parse(reply.body) as { meta: { request_id: string } };
    expect(body).toMatchObject({ data: {}, error: { code, status } });
    expect(body.meta.request_id).toMatch(/^req_/);
    expect(reply.head.toLowerCase()).toContain(`x-request-id: ${body.meta.request_id}`);
    expect(reply.body).not.toContain('secret of ours');
  });

  it.each<[string, string]>([
    ['garbage', 'BLAH\r\n\r\n'],
    ['headers of 20 kB', request('GET /healthz', [`x: ${'y'.repeat(20_000)}`])],
    ['a public route', request('GET /v1/things/a')],
    ['no Host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ])('after %s on the internal listener', async (_name, bytes) => {
    const { body } = await send(bytes, service.internalUrl);
    expect(JSON.parse(body)).toMatchObject({
      data: {},
      error: { code: expect.any(String) as string },
    });
  });

  it('ignores an expectation that it does not know', async () => {
    const { status, body } = await send(request('GET /v1/things/a', ['expect: miracles']));
    expect([status, JSON.parse(body)]).toMatchObject([200, { data: { id: 'a' } }]);
  });

  it('answers HTTP/1.0 without a Host', async () => {
    const { status } = await send('GET /v1/things/a HTTP/1.0\r\n\r\n');
    expect(status).toBe(200);
  });

  it('answers HEAD like GET, without the body', async () => {
    const { status, head, body } = await send(request('HEAD /v1/things/a'));
    expect([status, body]).toEqual([200, '']);
    expect(head.toLowerCase()).toContain('x-request-id: req_');
  });

  it('takes over a sane request id, and no other', async () => {
    const sane = await send(request('GET /v1/things/a', ['x-request-id: my-request-1']));
    const odd = await send(
      request('GET /v1/things/a', ['x-request-id: <script>alert(1)</script>']),
    );
    expect(JSON.parse(sane.body)).toEqual({
      data: { id: 'a' },
      meta: { request_id: 'my-request-1' },
    });
    expect(odd.body).not.toContain('script');
  });

  it('keeps the prototypes of objects as they are', async () => {
    await send(post('{"name":"a","__proto__":{"polluted":1}}'));
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('closing a service', () => {
  it('lets running requests end', async () => {
    const running = send(request('GET /v1/slow'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await service.close();
    expect(JSON.parse((await running).body)).toMatchObject({ data: { slow: true } });
  });

  it('waits neither for unused connections, nor for idle ones, nor for streams', async () => {
    const stream = await fetch(`${service.url}/v1/stream`);
    await (await fetch(`${service.url}/v1/things/a`)).text();
    const unused = [open(service.url), open(service.internalUrl)];
    await Promise.all(unused.map((socket) => once(socket, 'connect')));
    for (const socket of unused) socket.on('error', () => undefined);

    const startMs = performance.now();
    await service.close();
    expect(performance.now() - startMs).toBeLessThan(1000);
    expect(await stream.text()).toContain('data: {"hello":"there"}');
    await eventually(() => unused.every((socket) => socket.closed));
  });
});
