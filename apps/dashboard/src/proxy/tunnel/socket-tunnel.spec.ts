import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { hostGuard } from '../../http/browser-guard.js';
import { consoleDoor } from './console-door.js';
import { SocketTunnel } from './socket-tunnel.js';

const TOKEN = 'a'.repeat(43);
const PATH = `/api/platform/v1/console/${TOKEN}`;

describe('SocketTunnel', () => {
  let platform: Server;
  let dashboard: Server;
  let tunnel: SocketTunnel;
  let url: string;
  let seen: IncomingMessage[];

  beforeEach(async () => {
    seen = [];
    platform = await listening(createServer());
    const sockets = new WebSocketServer({ server: platform });
    sockets.on('connection', (socket, request) => {
      seen.push(request);
      socket.send('welcome');
      socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }));
    });
    dashboard = await listening(createServer((_request, response) => response.end('page')));
    url = addressOf(dashboard);
    tunnel = new SocketTunnel({
      doors: [consoleDoor(addressOf(platform))],
      dashboardUrl: 'http://127.0.0.1:1',
      refuseForeignHosts: hostGuard(url),
    });
    tunnel.attach(dashboard);
  });

  afterEach(() => {
    tunnel.close();
    for (const server of [dashboard, platform]) {
      server.close();
      server.closeAllConnections();
    }
  });

  const connect = (path = PATH, origin = url) =>
    new WebSocket(`${url.replace('http', 'ws')}${path}`, { origin });

  it('passes frames both ways, with the origin of the dashboard and no cookie', async () => {
    const socket = connect();
    const [welcome] = (await once(socket, 'message')) as [Buffer];
    expect(welcome.toString()).toBe('welcome');
    socket.send(Buffer.from([0, 255, 13]));
    const [back, isBinary] = (await once(socket, 'message')) as [Buffer, boolean];
    expect([...back]).toEqual([0, 255, 13]);
    expect(isBinary).toBe(true);
    expect(seen[0]?.url).toBe(`/v1/console/${TOKEN}`);
    expect(seen[0]?.headers).toMatchObject({ origin: 'http://127.0.0.1:1' });
    expect(seen[0]?.headers.cookie).toBeUndefined();
    socket.terminate();
  });

  it('passes terminals of replicas on as well', async () => {
    const socket = connect(`/api/platform/v1/exec/${TOKEN}`);
    await once(socket, 'message');
    expect(seen[0]?.url).toBe(`/v1/exec/${TOKEN}`);
    socket.terminate();
  });

  it('closes the other side with either side', async () => {
    const socket = connect();
    await once(socket, 'message');
    const closed = once(socket, 'close');
    seen[0]?.socket.destroy();
    expect(await closed).toHaveLength(2);
    const again = connect();
    await once(again, 'message');
    const left = once(seen[1]!.socket, 'close');
    again.terminate();
    await left;
    expect(seen[1]?.socket.destroyed).toBe(true);
  });

  it.each(['https://evil.example', 'null', 'http://127.0.0.1:2'])(
    '403: refuses a page of %s',
    async (origin) => {
      expect(await refusal(connect(PATH, origin))).toBe(403);
      expect(seen).toEqual([]);
    },
  );

  it.each([
    '/api/platform/v1/projects',
    `/api/platform/v1/console/${TOKEN}/../../x`,
    '/api/platform/v1/console/short',
    `/api/auth/v1/console/${TOKEN}`,
  ])('upgrades nothing that no door is for: %s', async (path) => {
    expect(await refusal(connect(path))).toBe(200);
    expect(seen).toEqual([]);
  });

  it('passes a refusal of the platform on', async () => {
    platform.removeAllListeners('upgrade');
    platform.on('upgrade', (_request, socket) =>
      socket.end('HTTP/1.1 401 Refused\r\ncontent-length: 2\r\nconnection: close\r\n\r\nno'),
    );
    expect(await refusal(connect())).toBe(401);
  });

  it('503: says that the platform does not answer', async () => {
    platform.close();
    platform.closeAllConnections();
    expect(await refusal(connect())).toBe(503);
  });

  it('ends what is open when it is closed', async () => {
    const socket = connect();
    await once(socket, 'message');
    const closed = once(socket, 'close');
    tunnel.close();
    const [code] = (await closed) as [number];
    expect(code).toBe(1006);
  });
});

/** The status that a connection was refused with. */
async function refusal(socket: WebSocket): Promise<number | undefined> {
  socket.on('error', () => undefined);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  response.destroy();
  return response.statusCode;
}

async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
