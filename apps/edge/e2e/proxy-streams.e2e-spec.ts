import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@skydeck/testing';
import { ask, sendRaw } from './http-client.js';
import { HOST, ProxyBench } from './proxy-bench.js';

const proxy = new ProxyBench();
/** On a busy machine this process itself may rest for half a second. */
const patient = new ProxyBench({});
beforeAll(() => Promise.all([proxy.start(), patient.start()]));
afterAll(() => Promise.all([proxy.stop(), patient.stop()]));

describe('passing on what takes its time', () => {
  it('200: streams 64 MiB both ways without holding it in memory', async () => {
    const app = await patient.serve((request, response) => request.pipe(response));
    await patient.route(app.port);
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
    const outgoing = sendRequest({
      port: patient.edge.port,
      method: 'POST',
      headers: { host: HOST },
    });
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
    const app = await proxy.serve((request, response) => {
      response.write('first');
      request.once('end', () => response.end('second')).resume();
    });
    await proxy.route(app.port);
    const headers = { host: HOST, 'transfer-encoding': 'chunked' };
    const outgoing = sendRequest({ port: proxy.edge.port, method: 'POST', headers });
    outgoing.write('go');
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    const [first] = await once(answer, 'data');
    expect(String(first)).toBe('first');
    outgoing.end();
    const [second] = await once(answer, 'data');
    expect(String(second)).toBe('second');
  });

  it('200: lets a stream pause longer than every time limit', async () => {
    const app = await proxy.serve((_request, response) => {
      response.write('first');
      setTimeout(() => response.end(' second'), 700);
    });
    await proxy.route(app.port);
    expect((await ask(proxy.edge.port, HOST)).body).toBe('first second');
  });

  it('499: stops the work of an app when the visitor leaves', async () => {
    let began = false;
    let stopped = false;
    const app = await proxy.serve((_request, response) => {
      began = true;
      response.once('close', () => (stopped = !response.writableFinished));
    });
    await proxy.route(app.port);
    const outgoing = sendRequest({ port: proxy.edge.port, headers: { host: HOST } }).end();
    outgoing.once('error', () => undefined);
    await eventually(() => began);
    outgoing.destroy();
    await eventually(() => stopped);
    await eventually(async () => {
      const { body } = await proxy.edge.control('GET', '/v1/stats');
      return body.data.items?.every(({ inflight }) => inflight === 0);
    });
  });

  it('408: gives up an upload that stalls', async () => {
    let aborted = false;
    const app = await proxy.serve((request) => {
      request.once('error', () => (aborted = true));
      request.resume();
    });
    await proxy.route(app.port);
    const startedMs = performance.now();
    await sendRaw(
      proxy.edge.port,
      `POST / HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 100\r\n\r\nhalf`,
      5_000,
    );
    expect(performance.now() - startedMs).toBeLessThan(3_000);
    await eventually(() => aborted);
  });

  it('200: passes on early hints and answers before the upload is complete', async () => {
    const app = await proxy.serve((_request, response) => {
      response.writeEarlyHints({ link: '</a.css>; rel=preload; as=style' });
      response.writeHead(413).end('too much');
    });
    await proxy.route(app.port);
    const outgoing = sendRequest({
      port: proxy.edge.port,
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
    const app = await proxy.serve((_request, response) => response.end('twelve bytes'));
    await proxy.route(app.port);
    const answer = await ask(proxy.edge.port, HOST, { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, body: '' });
  });
});

async function text(stream: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
