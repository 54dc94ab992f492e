import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@skydeck/testing';
import { WebSocket, WebSocketServer } from 'ws';
import { type Backend, startBackend } from './backend.js';
import { selfSigned } from './certificate.js';
import { appRoute } from './edge-harness.js';
import { type EdgeProcess, startProcess } from './edge-process.js';
import { ask } from './http-client.js';

const HOST = 'shop.test';
const LATER = 'later.test';
const MEGABYTE = 1024 * 1024;

describe('what is open while the edge is restarted', () => {
  let home: string;
  let app: Backend;
  let edge: EdgeProcess;
  let ca: string;
  let downloads: ServerResponse[] = [];
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'edge-'));
    app = await startBackend((request, response) => {
      if (request.url === '/download') downloads.push(response);
      else request.pipe(response);
    });
    const sockets = new WebSocketServer({ server: app.server });
    sockets.on('connection', (socket) => socket.on('message', (text) => socket.send(text)));
  });
  beforeEach(() => {
    downloads = [];
  });
  afterEach(() => edge.stop(), 60_000);
  afterAll(async () => {
    await app.kill();
    await rm(home, { recursive: true, force: true });
  });

  const start = async (settings: Record<string, string> = {}) => {
    edge = await startProcess(home, settings);
    const certificate = await selfSigned(HOST);
    ca = certificate.certificate_pem;
    await edge.route(HOST, 1, app.port);
    await edge.control('PUT', `/v1/certificates/${HOST}`, certificate);
  };
  const openSocket = async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${edge.port}/`, { headers: { host: HOST } });
    await once(socket, 'open');
    return socket;
  };
  const openSession = async (name = HOST, trusted = ca) => {
    const url = `https://127.0.0.1:${edge.tlsPort}`;
    const session = connect(url, { servername: name, ca: trusted });
    session.on('error', () => undefined);
    await once(session, 'connect');
    return session;
  };

  it('open: a WebSocket, an HTTP/2 stream and a download go on, and new ones are the next worker’s', async () => {
    await start();
    const socket = await openSocket();
    const session = await openSession();
    const stream = session.request({ ':path': '/', ':method': 'POST', ':authority': HOST });
    stream.write('before ');
    const answer = ask(edge.port, HOST, { path: '/download' });
    await eventually(() => downloads.length === 1);
    downloads[0]!.write('x'.repeat(MEGABYTE));

    const away = once(session, 'goaway');
    await edge.restart();
    // The connection is still good for what its visitor had begun to send.
    expect(await Promise.all([get(session), get(session)])).toEqual([200, 200]);
    expect((await away)[0]).toBe(0);
    socket.send('still here');
    expect(String((await once(socket, 'message'))[0])).toBe('still here');
    stream.end('after');
    expect(await textOf(stream)).toBe('before after');
    downloads[0]!.end('y'.repeat(MEGABYTE));
    expect((await answer).body.length).toBe(2 * MEGABYTE);
    expect(await edge.metrics()).toContain(
      'skydeck_edge_upgraded_connections{app="app_shop.test"} 1',
    );

    const next = await openSession();
    expect(await get(next)).toBe(200);
    next.close();
    socket.close();
    await eventually(
      async () => (await edge.metrics()).includes('skydeck_edge_draining_workers 0'),
      { timeoutMs: 60_000 },
    );
  }, 180_000);

  it('0 failed: 4 visitors who ask without a pause by HTTP/2', async () => {
    await start();
    const over = new AbortController();
    const statuses: number[] = [];
    const visitors = Array.from({ length: 4 }, async () => {
      let session = await openSession();
      while (!over.signal.aborted) {
        if (session.closed || session.destroyed) session = await openSession();
        statuses.push(await get(session));
      }
      session.close();
    });
    await edge.restart();
    over.abort();
    await Promise.all(visitors);
    expect(statuses.length).toBeGreaterThan(20);
    expect(new Set(statuses)).toEqual(new Set([200]));
  }, 180_000);

  it('closed: nothing of the old worker stays longer than it may', async () => {
    await start({ EDGE_DRAIN_TIMEOUT_MS: '300' });
    const socket = await openSocket();
    const closed = once(socket, 'close');
    socket.on('error', () => undefined);
    await edge.restart();
    await closed;
    await eventually(
      async () => (await edge.metrics()).includes('skydeck_edge_draining_workers 0'),
      { timeoutMs: 60_000 },
    );
    expect((await ask(edge.port, HOST)).status).toBe(200);
  }, 180_000);

  it('closed: a stop ends what an old worker drains, within the time of a stop', async () => {
    await start();
    const socket = await openSocket();
    socket.on('error', () => undefined);
    await edge.restart();
    const closed = once(socket, 'close');
    expect(await edge.stop()).toEqual([0, null]);
    await closed;
  }, 180_000);

  it('200: certificates, proofs for authorities and handshakes that wait are taken along', async () => {
    await start();
    const { port, control } = edge;
    const proof = { token: 'abc', host: HOST, key_authorization: 'abc.key' };
    await control('POST', '/v1/challenges', proof);
    await edge.put(LATER, { ...appRoute(LATER, 1, [app.port]), on_demand_tls: true });
    const later = await selfSigned(LATER);
    const waiting = openSession(LATER, later.certificate_pem);
    const wanted = async () =>
      (await control('GET', '/v1/certificate-requests?after=0&wait_ms=10000')).body.data.items;
    expect(await wanted()).toMatchObject([{ host: LATER }]);

    await edge.restart();
    const path = '/.well-known/acme-challenge/abc';
    expect((await ask(port, HOST, { path })).body).toBe('abc.key');
    const session = await openSession();
    expect(await get(session)).toBe(200);
    session.close();
    expect(await wanted()).toMatchObject([{ host: LATER }]);
    await control('PUT', `/v1/certificates/${LATER}`, later);
    (await waiting).close();
  }, 180_000);
});

async function get(session: ClientHttp2Session): Promise<number> {
  const stream = session.request({ ':path': '/', ':authority': HOST });
  const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
  await textOf(stream);
  return Number(headers[':status']);
}

async function textOf(stream: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
