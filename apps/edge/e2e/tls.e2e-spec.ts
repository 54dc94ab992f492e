import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { Agent } from 'node:https';
import { join } from 'node:path';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { eventually } from '@skydeck/testing';
import { WebSocket, WebSocketServer } from 'ws';
import { type Backend, startBackend } from './backend.js';
import { selfSigned } from './certificate.js';
import { appRoute, startEdge, type TestEdge } from './edge-harness.js';
import { ask } from './http-client.js';

const HOST = 'shop.test';
const WAITING = 'later.test';

describe('the TLS listener', () => {
  let edge: TestEdge;
  let app: Backend;
  let ca: string;
  let wild: string;
  beforeAll(async () => {
    edge = await startEdge({ EDGE_TLS_PORT: '0', EDGE_CERTIFICATE_TIMEOUT_MS: '20000' });
    app = await startBackend(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString();
      response.setHeader('x-app', 'yes');
      response.end(JSON.stringify({ headers: request.headers, url: request.url, body }));
    });
    const sockets = new WebSocketServer({ server: app.server });
    sockets.on('connection', (socket) => {
      socket.on('message', (text) => socket.send((text as Buffer).toString().toUpperCase()));
    });
    await edge.route(HOST, 1, app.port);
    await edge.route('*.wild.test', 1, app.port);
    const [one, two] = [await selfSigned(HOST), await selfSigned('*.wild.test')];
    ca = one.certificate_pem;
    wild = two.certificate_pem;
    await edge.control('PUT', `/v1/certificates/${HOST}`, one);
    await edge.control('PUT', '/v1/certificates/*.wild.test', two);
  });
  afterAll(async () => {
    await edge.close();
    await app.kill();
  });

  const visit = (name: string, headers: Record<string, string | string[]>, body = '', root = ca) =>
    askHttp2(edge.tlsPort, { name, ca: root, headers, body });

  it('200: HTTP/2 reaches the app as HTTP/1.1, with its cookies in one and no pseudo-headers', async () => {
    const cookie = ['a=1', 'b=2'];
    const answer = await visit(HOST, { ':path': '/x?y=1', cookie, 'x-kept': 'yes' });
    expect(answer.headers[':status']).toBe(200);
    expect(answer.headers['x-app']).toBe('yes');
    const seen = JSON.parse(answer.body) as { headers: IncomingHttpHeaders; url: string };
    expect(seen.url).toBe('/x?y=1');
    expect(seen.headers).toMatchObject({ host: HOST, cookie: 'a=1; b=2', 'x-kept': 'yes' });
    expect(seen.headers).toMatchObject({ 'x-forwarded-proto': 'https' });
    expect(Object.keys(seen.headers).filter((name) => name.startsWith(':'))).toEqual([]);
  });

  it('200: an upload without a length arrives whole, and 50 at once share one connection', async () => {
    const big = 'x'.repeat(300_000);
    const { body } = await visit(HOST, { ':method': 'POST' }, big);
    expect((JSON.parse(body) as { body: string }).body).toBe(big);
    const session = connect(`https://127.0.0.1:${edge.tlsPort}`, { ca, servername: HOST });
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        sendOn(session, { ':authority': HOST, ':path': `/${index}` }, ''),
      ),
    );
    session.close();
    expect(all.map((one) => (JSON.parse(one.body) as { url: string }).url)).toEqual(
      all.map((_, index) => `/${index}`),
    );
  });

  it('400: refuses two names for the host, and control characters go no further', async () => {
    const answer = await visit(HOST, { ':authority': HOST, host: 'other.test' });
    expect(answer.headers[':status']).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'edge.bad_request' } });
  });

  it('200: a wildcard stands for one label, in the certificate and in the route', async () => {
    const one = await visit('a.wild.test', {}, '', wild);
    expect(one.headers[':status']).toBe(200);
    await expect(visit('a.b.wild.test', {}, '', wild)).rejects.toThrow();
  });

  it('101: a WebSocket comes by HTTP/1.1 and lives on when a certificate is renewed', async () => {
    const socket = new WebSocket(`wss://127.0.0.1:${edge.tlsPort}/`, {
      agent: new Agent({ ca, servername: HOST }),
      headers: { host: HOST },
    });
    await once(socket, 'open');
    await edge.control('PUT', `/v1/certificates/${WAITING}`, await selfSigned(WAITING));
    await edge.control('DELETE', `/v1/certificates/${WAITING}`);
    const answer = once(socket, 'message');
    socket.send('still here');
    expect(String((await answer)[0])).toBe('STILL HERE');
    socket.terminate();
  });

  it('400: what is smuggled inside TLS is refused as it is outside', async () => {
    const socket = open(HOST);
    await once(socket, 'secureConnect');
    const text = `POST / HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`;
    socket.write(text);
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(bytes.toString()).toMatch(/^HTTP\/1\.1 400/);
    socket.destroy();
  });

  it('refuses a handshake for a host that it does not know', async () => {
    await expect(once(open('stranger.test'), 'secureConnect')).rejects.toThrow();
    const { body } = await edge.control('GET', '/v1/certificate-requests');
    expect(body.data.items).toEqual([]);
  });

  it('50 handshakes wait for one certificate, and 50 are served with it', async () => {
    const route = { ...appRoute(WAITING, 1, [app.port]), on_demand_tls: true };
    await edge.control('PUT', `/v1/routes/${WAITING}`, route);
    const made = await selfSigned(WAITING);
    const root = made.certificate_pem;
    const visits = Array.from({ length: 50 }, () => visit(WAITING, {}, '', root));
    await eventually(async () => {
      const { body } = await edge.control('GET', '/v1/certificate-requests?wait_ms=5000');
      return body.data.items?.[0]?.['waiting'] === 50;
    });
    const { body } = await edge.control('GET', '/v1/certificate-requests');
    expect(body.data.items).toMatchObject([{ host: WAITING }]);
    await edge.control('PUT', `/v1/certificates/${WAITING}`, made);
    const statuses = (await Promise.all(visits)).map(({ headers }) => headers[':status']);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('serves after a restart that nobody told anything, from a file only its owner reads', async () => {
    const file = join(edge.home, 'edge', 'certificates.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toContain('PRIVATE KEY');
    const { home } = edge;
    await edge.close({ keep: true });
    edge = await startEdge({ EDGE_TLS_PORT: '0' }, home);
    expect((await visit(HOST, {})).headers[':status']).toBe(200);
    const { body } = await edge.control('GET', '/v1/certificates');
    expect(JSON.stringify(body)).not.toContain('KEY');
    const metrics = await fetch(`http://127.0.0.1:${edge.controlPort}/metrics`);
    const expiry = /skydeck_edge_certificate_expiry_seconds\{host="shop\.test"\} (\d+)/;
    const [, seconds] = expiry.exec(await metrics.text()) ?? [];
    expect(Number(seconds) * 1000).toBeGreaterThan(Date.now());
  });

  it.each([
    ['a key of another certificate', 'body.private_key_pem'],
    ['a certificate of another host', 'body.certificate_pem'],
    ['no certificate', 'body.certificate_pem'],
  ])('422: refuses %s and shows no key', async (what, location) => {
    const [mine, other] = [await selfSigned('mine.test'), await selfSigned('other.test')];
    const body = what.startsWith('a key')
      ? { ...mine, private_key_pem: other.private_key_pem }
      : what.startsWith('a cert')
        ? other
        : { ...mine, certificate_pem: 'nonsense' };
    const answer = await edge.control('PUT', '/v1/certificates/mine.test', body);
    expect(answer.status).toBe(422);
    expect(answer.body.error?.errors[0]?.location).toBe(location);
    expect(JSON.stringify(answer.body)).not.toContain('BEGIN');
  });

  it('200: answers the challenge of an authority for that host alone, also before any route', async () => {
    const challenge = { token: 'tok-1', host: 'new.test', key_authorization: 'tok-1.thumb' };
    await edge.control('POST', '/v1/challenges', challenge);
    const path = '/.well-known/acme-challenge/tok-1';
    expect((await ask(edge.port, 'new.test', { path })).body).toBe('tok-1.thumb');
    expect((await ask(edge.port, 'other.test', { path })).status).toBe(404);
    await edge.control('DELETE', '/v1/challenges/tok-1');
    expect((await ask(edge.port, 'new.test', { path })).status).toBe(404);
  });

  function open(servername: string): TLSSocket {
    return connectTls({ port: edge.tlsPort, host: '127.0.0.1', servername, ca });
  }
});

interface Question {
  readonly name: string;
  readonly ca: string;
  readonly headers: Record<string, string | string[]>;
  readonly body: string;
}

async function askHttp2(port: number, { name, ca, headers, body }: Question) {
  const session = connect(`https://127.0.0.1:${port}`, { ca, servername: name });
  const broken = once(session, 'error').then(([error]) => Promise.reject(error as Error));
  const answer = sendOn(session, { ':authority': name, ...headers }, body);
  try {
    return await Promise.race([answer, broken]);
  } finally {
    broken.catch(() => undefined);
    answer.catch(() => undefined);
    session.close();
  }
}

async function sendOn(
  session: ReturnType<typeof connect>,
  headers: Record<string, string | string[]>,
  body: string,
) {
  const stream = session.request({ ':method': 'GET', ':path': '/', ...headers });
  if (body === '') stream.end();
  else stream.end(body);
  const [answered] = (await once(stream, 'response')) as [Record<string, string | number>];
  let text = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) text += chunk as string;
  return { headers: answered, body: text };
}
