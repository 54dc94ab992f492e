import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import createFastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { WebSocket, WebSocketServer } from 'ws';
import { hostGuard } from '../../http/browser-guard.js';
import { liveNoteDoor } from './live-note-door.js';
import { SocketTunnel } from './socket-tunnel.js';

const NOTE = `nte_${'0'.repeat(26)}`;
const PATH = `/api/vault/api/v1/notes/${NOTE}/live?skydeck-project=diary&skydeck-mode=test`;
const REFUSAL = { code: 'dashboard.not_signed_in', title: 'Not signed in', detail: 'Sign in.' };

describe('the door of notes that are written together', () => {
  let vault: Server;
  let dashboard: FastifyInstance;
  let tunnel: SocketTunnel;
  let url: string;
  let asked: FastifyRequest[];
  let joined: IncomingMessage[];

  beforeEach(async () => {
    [asked, joined] = [[], []];
    vault = createServer().listen(0, '127.0.0.1');
    await once(vault, 'listening');
    new WebSocketServer({ server: vault }).on('connection', (socket, request) => {
      joined.push(request);
      socket.send('welcome');
    });
    dashboard = createFastify();
    dashboard.post('/api/vault/api/v1/notes/:note/live-tokens', (request, reply) => {
      asked.push(request);
      if (request.headers.cookie !== 'skydeck_session=mine') {
        return reply.status(401).send({ error: REFUSAL });
      }
      void reply.status(201).header('set-cookie', 'skydeck_session=renewed; HttpOnly');
      return { data: { token: 'AAAA.BBBB' } };
    });
    url = await dashboard.listen({ host: '127.0.0.1', port: 0 });
    const { port } = vault.address() as AddressInfo;
    tunnel = new SocketTunnel({
      doors: [liveNoteDoor(dashboard, `http://127.0.0.1:${port}`)],
      dashboardUrl: url,
      refuseForeignHosts: hostGuard(url),
    });
    tunnel.attach(dashboard.server);
  });

  afterEach(async () => {
    tunnel.close();
    vault.close();
    vault.closeAllConnections();
    await dashboard.close();
  });

  const connect = (cookie: string, origin = url, path = PATH) =>
    new WebSocket(`${url.replace('http', 'ws')}${path}`, { origin, headers: { cookie } });

  it('asks for a token as the browser that is signed in, and leads to where it is taken', async () => {
    const socket = connect('skydeck_session=mine');
    const welcomed = once(socket, 'message');
    const [answer] = (await once(socket, 'upgrade')) as [IncomingMessage];
    await welcomed;
    expect(asked[0]?.headers).toMatchObject({
      'x-skydeck-dashboard': '1',
      'skydeck-project': 'diary',
      'skydeck-mode': 'test',
      host: new URL(url).host,
    });
    expect(joined[0]?.url).toBe('/api/v1/notes/live/AAAA.BBBB');
    expect(joined[0]?.headers.cookie).toBeUndefined();
    // The session may have been renewed on the way; the token is not told.
    expect(answer.headers['set-cookie']).toEqual(['skydeck_session=renewed; HttpOnly']);
    expect(JSON.stringify(answer.rawHeaders)).not.toContain('AAAA');
    socket.terminate();
  });

  it.each([
    ['401: refuses a browser that is not signed in', 401, 'skydeck_session=other', undefined],
    ['403: refuses a page of another site', 403, 'skydeck_session=mine', 'https://evil.example'],
  ])('%s', async (_what, status, cookie, origin) => {
    const socket = connect(cookie, origin);
    socket.on('error', () => undefined);
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
    expect(answer.statusCode).toBe(status);
    expect(joined).toEqual([]);
    expect(asked).toHaveLength(status === 401 ? 1 : 0);
    answer.destroy();
  });

  it('404: opens for nothing else', async () => {
    const socket = connect('skydeck_session=mine', url, `/api/vault/api/v1/notes/${NOTE}`);
    socket.on('error', () => undefined);
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
    expect(answer.statusCode).toBe(404);
    answer.destroy();
  });
});
