import { once } from 'node:events';
import type { Socket } from 'node:net';
import { eventually } from '@skydeck/testing';
import { WebSocket, WebSocketServer } from 'ws';
import { type Backend, startBackend } from './backend.js';
import { startEdge, type TestEdge } from './edge-harness.js';
import { ask, sendRaw } from './http-client.js';

const CHAT = 'chat.demo.apps.localhost';

describe('WebSocket', () => {
  let edge: TestEdge;
  const backends: Backend[] = [];

  const chatServer = async (name: string) => {
    const backend = await startBackend((_request, response) => response.end(name));
    const sockets = new WebSocketServer({ server: backend.server });
    sockets.on('connection', (socket, request) => {
      socket.send(`${name} ${String(request.headers['x-forwarded-for'])} ${request.url}`);
      socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }));
    });
    backends.push(backend);
    return { ...backend, sockets };
  };
  const connect = async (path = '/') => {
    const socket = new WebSocket(`ws://127.0.0.1:${edge.port}${path}`, { headers: { host: CHAT } });
    const [hello] = await once(socket, 'message');
    return { socket, hello: String(hello) };
  };

  beforeAll(async () => {
    edge = await startEdge();
  });
  afterAll(async () => {
    await edge.close();
    await Promise.all(backends.map((backend) => backend.kill()));
  });

  it('101: carries messages both ways, small and large', async () => {
    const app = await chatServer('one');
    await edge.route(CHAT, 1, app.port);
    const { socket, hello } = await connect('/room?x=1');
    expect(hello).toBe('one 127.0.0.1 /room?x=1');
    const large = Buffer.alloc(3 * 1024 * 1024, 7);
    socket.send(large);
    const [echo] = await once(socket, 'message');
    expect(large.equals(echo as Buffer)).toBe(true);
    socket.close();
    await once(socket, 'close');
  });

  it('101: survives the switches of its own and of other apps', async () => {
    const [one, two] = await Promise.all([chatServer('one'), chatServer('two')]);
    await edge.route(CHAT, 10, one.port);
    const { socket } = await connect();
    for (let version = 1; version <= 20; version++) {
      await edge.route('other.demo.apps.localhost', version, version % 2 ? one.port : two.port);
    }
    await edge.route(CHAT, 11, two.port);
    socket.send('still here');
    expect(String((await once(socket, 'message'))[0])).toBe('still here');

    const address = `127.0.0.1:${one.port}`;
    const drain = await edge.control('POST', '/v1/drain', { targets: [address], timeout_ms: 30 });
    expect(drain.body.data).toEqual({ drained: false, inflight: 1 });
    socket.close();
    const drained = await edge.control('POST', '/v1/drain', {
      targets: [address],
      timeout_ms: 3000,
    });
    expect(drained.body.data).toEqual({ drained: true, inflight: 0 });
    const next = await connect();
    expect(next.hello).toContain('two');
    next.socket.terminate();
  });

  it('101: asks another replica when one has died', async () => {
    const [dead, alive] = await Promise.all([chatServer('dead'), chatServer('alive')]);
    await edge.route(CHAT, 20, dead.port, alive.port);
    await dead.kill();
    for (let time = 0; time < 4; time++) {
      const { socket, hello } = await connect();
      expect(hello).toContain('alive');
      socket.terminate();
    }
  });

  it('401: passes a refusal on and opens no way past the edge', async () => {
    let requests = 0;
    const app = await startBackend((_request, response) => response.end('smuggled'));
    backends.push(app);
    app.server.on('upgrade', (_request, socket: Socket) => {
      requests++;
      socket.end('HTTP/1.1 401 Unauthorized\r\ncontent-length: 2\r\n\r\nno');
    });
    await edge.route(CHAT, 30, app.port);
    const handshake = `GET / HTTP/1.1\r\nHost: ${CHAT}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
    const answer = await sendRaw(edge.port, `${handshake}GET /admin HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(answer).toContain('HTTP/1.1 401');
    expect(answer).not.toContain('smuggled');
    expect(requests).toBe(1);
  });

  it('404, 502 and 400: answers a handshake that has nowhere to go', async () => {
    const status = (host: string) =>
      sendRaw(
        edge.port,
        `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      );
    expect(await status('nobody.localhost')).toContain('HTTP/1.1 404');
    const app = await chatServer('dead');
    await edge.route(CHAT, 40, app.port);
    await app.kill();
    expect(await status(CHAT)).toContain('HTTP/1.1 502');
  });

  it('200: declines HTTP/2 in clear text by answering in HTTP/1.1', async () => {
    const app = await chatServer('plain');
    await edge.route(CHAT, 50, app.port);
    const answer = await ask(edge.port, CHAT, {
      headers: { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAM' },
    });
    expect(answer).toMatchObject({ status: 200, body: 'plain' });
  });

  it('1006: both ends close when either is lost', async () => {
    const app = await chatServer('one');
    await edge.route(CHAT, 60, app.port);
    const first = await connect();
    await eventually(() => app.sockets.clients.size === 1);
    first.socket.terminate();
    await eventually(() => app.sockets.clients.size === 0);
    const second = await connect();
    for (const client of app.sockets.clients) client.terminate();
    await once(second.socket, 'close');
    await eventually(async () => {
      const { body } = await edge.control('GET', '/v1/stats');
      return body.data.items?.every(({ inflight, upgrades }) => inflight === 0 && upgrades === 0);
    });
  });
});
