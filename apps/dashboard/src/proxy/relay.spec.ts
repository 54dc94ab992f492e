import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@skydeck/testing';
import createFastify, { type FastifyInstance } from 'fastify';
import { sendError } from '../http/error-answer.js';
import { Relay } from './relay.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let service: Server;
let answer: Answer;
let relay: Relay;
let dashboard: FastifyInstance;
let origin: string;
let url: string;

beforeEach(async () => {
  service = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  relay = new Relay();
  dashboard = createFastify({ forceCloseConnections: true });
  dashboard.setErrorHandler((error, request, reply) => sendError(request, reply, error));
  dashboard.removeAllContentTypeParsers();
  dashboard.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  dashboard.all('/*', async (request, reply) => {
    const target = { name: 'test', origin, path: '/x', bearer: 'jwt' };
    await relay.pass(request, reply, target);
    return reply;
  });
  url = await dashboard.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  await relay.close();
  await dashboard.close();
  service.closeAllConnections();
  service.close();
});

describe('Relay', () => {
  it('hands events on one by one, while the service still writes', async () => {
    let stream: ServerResponse | undefined;
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: 1\n\n');
      stream = response;
    };
    const response = await fetch(url);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('data: 1\n\n');
    stream?.write('data: 2\n\n');
    expect((await reader?.read())?.value).toBe('data: 2\n\n');
    await reader?.cancel();
  });

  it("tells the service the browser's address, and not what the browser says of it", async () => {
    let told: IncomingMessage['headers'] = {};
    answer = (request, response) => {
      told = request.headers;
      response.end('{}');
    };
    await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(told['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('leaves the service when the browser leaves', async () => {
    let isLeft = false;
    answer = (request, response) => {
      request.on('close', () => (isLeft = true));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': open\n\n');
    };
    const controller = new AbortController();
    const response = await fetch(url, { signal: controller.signal });
    await response.body?.getReader().read();
    expect(isLeft).toBe(false);
    controller.abort();
    await eventually(() => isLeft);
  });

  it('ends running streams when the dashboard closes', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': open\n\n');
    };
    const response = await fetch(url);
    const reader = response.body?.getReader();
    await reader?.read();
    await relay.close();
    await expect(reader?.read()).rejects.toThrow('terminated');
  });

  it('passes 5 MB up and down without changing a byte', async () => {
    answer = (request, response) => {
      response.setHeader('content-type', 'application/json');
      request.pipe(response);
    };
    const body = Buffer.alloc(5 * 1024 * 1024, 'skydeck ');
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(body)).toBe(true);
  });

  it('sends a DELETE without a body', async () => {
    let seen: unknown;
    answer = (request, response) => {
      seen = [request.headers['transfer-encoding'], request.headers.authorization];
      response.setHeader('content-type', 'application/json').end('{}');
    };
    await fetch(url, { method: 'DELETE' });
    expect(seen).toEqual([undefined, 'Bearer jwt']);
  });

  it('503: says which service is away', async () => {
    service.closeAllConnections();
    service.close();
    const response = await fetch(url);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    const { error } = (await response.json()) as { error: { code: string; detail: string } };
    expect(error).toMatchObject({
      code: 'unavailable',
      detail: 'The test service does not answer.',
    });
  });
});
