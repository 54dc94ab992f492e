import type { ServerResponse } from 'node:http';
import { createPlatformClient } from './clients.js';
import { readEvents } from './events/read-events.js';
import { readEventStream } from './event-stream.js';
import { json, localService, refusal } from './testing/local-service.js';

const STREAM = '/v1/projects/{project}/events/stream';
const params = { path: { project: 'shop' } };

const event = (id: number, type = 'app.deleted') =>
  `id: ${id}\nevent: event\ndata: ${JSON.stringify({ id: `evt_${id}`, type, data: { name: 'café' } })}\n\n`;

const start = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' });

describe('event streams', () => {
  it('resume after the last event when the connection breaks', async () => {
    await using there = await localService(({ headers }, response) => {
      const from = Number(headers['last-event-id'] ?? 0);
      start(response).write(event(from + 1), () => {
        if (from === 2) response.end('event: end\ndata: {}\n\n');
        else response.destroy();
      });
    });
    const client = createPlatformClient({ baseUrl: there.baseUrl, token: 'dk_live_x' });
    const types: string[] = [];
    for await (const { data, event: name } of client.stream(STREAM, { params })) {
      types.push(name === 'end' ? 'end' : `${data.id} ${data.type}`);
    }
    expect(types).toEqual(['evt_1 app.deleted', 'evt_2 app.deleted', 'evt_3 app.deleted', 'end']);
    expect(there.seen.map(({ headers }) => headers['last-event-id'])).toEqual([
      undefined,
      '1',
      '2',
    ]);
    expect(there.seen[0]).toMatchObject({
      url: '/v1/projects/shop/events/stream',
      headers: { authorization: 'Bearer dk_live_x', accept: 'text/event-stream' },
    });
  });

  it('resume where they stood when they break before their first event', async () => {
    await using there = await localService(({ headers }, response) => {
      const from = headers['last-event-id'];
      if (from === undefined) start(response).write('id: 7\n\n', () => response.destroy());
      else start(response).end(`${event(8)}event: end\ndata: 0\n\n`);
    });
    const positions: string[] = [];
    const found: unknown[] = [];
    const onPosition = (id: string) => void positions.push(id);
    for await (const { id } of readEventStream({ url: there.baseUrl, onPosition })) found.push(id);
    expect(found).toEqual(['8', undefined]);
    expect(positions).toEqual(['7', '8']);
    expect(there.seen.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '7']);
  });

  it('are taken up again when nothing comes any more, though nobody hung up', async () => {
    await using there = await localService(({ headers }, response) => {
      start(response).write(event(Number(headers['last-event-id'] ?? 0) + 1), () => {
        if (headers['last-event-id']) response.end('event: end\ndata: 0\n\n');
      });
    });
    const found: unknown[] = [];
    const stream = readEventStream({ url: there.baseUrl, silenceMs: 200 });
    for await (const { id } of stream) found.push(id);
    expect(found).toEqual(['1', '2', undefined]);
  });

  it('put characters together that arrive in pieces', async () => {
    const bytes = Buffer.from(`${event(1)}event: end\ndata: 0\n\n`);
    await using there = await localService((_seen, response) => {
      start(response);
      let written = Promise.resolve();
      for (const byte of bytes) {
        written = written.then(
          () => new Promise((resolve) => response.write(Buffer.of(byte), () => resolve())),
        );
      }
      void written.then(() => response.end());
    });
    const found = [];
    for await (const one of readEventStream({ url: there.baseUrl })) found.push(one.data);
    expect(found).toEqual([{ id: 'evt_1', type: 'app.deleted', data: { name: 'café' } }, 0]);
  });

  it('end, and let the service go, when they are told to', async () => {
    let isClosed: Promise<void> | undefined;
    await using there = await localService((_seen, response) => {
      isClosed = new Promise((resolve) => response.on('close', () => resolve()));
      start(response).write(event(1));
    });
    const controller = new AbortController();
    const { signal } = controller;
    const stream = readEventStream({ url: there.baseUrl, signal });
    await stream.next();
    controller.abort();
    expect(await stream.next()).toEqual({ done: true, value: undefined });
    await isClosed;
    expect(there.seen).toHaveLength(1);
  });

  it('let the service go when nobody reads on', async () => {
    let isClosed: Promise<void> | undefined;
    await using there = await localService((_seen, response) => {
      isClosed = new Promise((resolve) => response.on('close', () => resolve()));
      start(response).write(event(1));
    });
    const stream = readEventStream({ url: there.baseUrl });
    await stream.next();
    await stream.return();
    await isClosed;
    expect(there.seen).toHaveLength(1);
  });

  it('403: are refused for good', async () => {
    await using there = await localService((_seen, response) =>
      json(response, 403, refusal('forbidden')),
    );
    const client = createPlatformClient({ baseUrl: there.baseUrl });
    await expect(client.stream(STREAM, { params }).next()).rejects.toMatchObject({ status: 403 });
    expect(there.seen).toHaveLength(1);
  });

  it('need no more of a stream than Safari has: a reader', async () => {
    const { body } = new Response(`${event(1)}event: end\ndata: 0\n\n`);
    const onlyReader = { getReader: () => body?.getReader() } as ReadableStream<
      Uint8Array<ArrayBuffer>
    >;
    const found = [];
    for await (const one of readEvents(onlyReader)) found.push(one.event);
    expect(found).toEqual(['event', 'end']);
  });
});
