import { EventEmitter, once } from 'node:events';
import type { Socket } from 'node:net';
import { eventually } from '@skydeck/testing';
import { type Backend, startBackend } from './backend.js';
import { appRoute, startEdge, type TestEdge } from './edge-harness.js';
import { ask } from './http-client.js';

const HOST = 'sleepy.demo.apps.localhost';

describe('an app that sleeps', () => {
  let edge: TestEdge;
  let app: Backend;
  let isAwake = false;
  const cuts = new EventEmitter();
  beforeAll(async () => {
    edge = await startEdge({ EDGE_HOLD_TIMEOUT_MS: '1500', EDGE_HOLD_REQUESTS: '60' });
    app = await startBackend((request, response) => {
      if (request.url === '/cut' && !isAwake) {
        cuts.emit('cut', request.socket);
        return;
      }
      let size = 0;
      request.on('data', (chunk: Buffer) => (size += chunk.length));
      request.once('end', () => response.end(`woken ${size}`));
    });
  });
  afterAll(async () => {
    await edge.close();
    await app.kill();
  });

  const sleep = (version: number) =>
    edge.control('PUT', `/v1/routes/${HOST}`, { ...appRoute(HOST, version, []), wakes: true });
  const wakes = async (after: number, waitMs: number) =>
    (await edge.control('GET', `/v1/wakes?after=${after}&wait_ms=${waitMs}`)).body.data;

  it('200: 50 requests at once wait, are told once, and are all answered', async () => {
    await sleep(1);
    const told = wakes(0, 20_000);
    const answers = Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        ask(edge.port, HOST, { method: 'POST', body: 'x'.repeat(index) }),
      ),
    );
    const { items, cursor } = await told;
    expect(items).toMatchObject([{ app_id: `app_${HOST}`, host: HOST }]);
    await eventually(async () => (await wakes(0, 0)).items?.[0]?.['waiting'] === 50);
    expect((await wakes(Number(cursor), 50)).items).toEqual([]);
    await edge.route(HOST, 2, app.port);
    const all = await answers;
    expect(all.map(({ body }) => body)).toEqual(all.map((_, index) => `woken ${index}`));
    expect((await wakes(0, 0)).items).toEqual([]);
  });

  it('200: one that its replica cut off while the app was put to sleep waits, too', async () => {
    await edge.route(HOST, 2, app.port);
    const cut = once(cuts, 'cut');
    const answer = ask(edge.port, HOST, { path: '/cut' });
    const [socket] = (await cut) as [Socket];
    await sleep(3);
    socket.destroy();
    await eventually(async () => (await wakes(0, 0)).items?.[0]?.['waiting'] === 1);
    isAwake = true;
    await edge.route(HOST, 4, app.port);
    expect(await answer).toMatchObject({ status: 200, body: 'woken 0' });
  });

  it('503: one that waits too long, or is one too many, is told to come again', async () => {
    await sleep(5);
    const waiting = Array.from({ length: 60 }, () => ask(edge.port, HOST));
    await eventually(async () => (await wakes(0, 0)).items?.[0]?.['waiting'] === 60);
    const one = await ask(edge.port, HOST);
    expect(one.status).toBe(503);
    const late = await Promise.all(waiting);
    for (const answer of [one, ...late]) {
      expect(JSON.parse(answer.body).error.code).toBe('edge.waking_too_long');
      expect(answer.headers['retry-after']).toBe('5');
    }
  });

  it('404: the app was deleted while somebody waited', async () => {
    await sleep(7);
    const answer = ask(edge.port, HOST);
    await eventually(async () => (await wakes(0, 0)).items?.length === 1);
    await edge.control('DELETE', `/v1/routes/${HOST}`);
    expect((await answer).status).toBe(404);
  });

  it('422: a poll that makes no sense names the parameter', async () => {
    const answer = await edge.control('GET', '/v1/wakes?wait_ms=9999999');
    expect(answer.status).toBe(422);
    expect(answer.body.error?.errors[0]?.location).toBe('query.wait_ms');
  });
});
