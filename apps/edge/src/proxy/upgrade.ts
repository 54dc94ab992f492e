import { request as sendRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ApiError } from '@skydeck/errors';
import type { Visit } from '../public/visit.js';
import type { LiveRoute } from '../routes/live-route.js';
import { noReplicas, toVisitorError } from './dispatch-error.js';
import type { Replica } from './replica.js';
import { requestHeaders } from './request-headers.js';
import { responseHeaders } from './response-headers.js';
import { join } from './tunnel.js';

export interface UpgradeOptions {
  readonly find: (host: string) => LiveRoute | undefined;
  readonly fail: (visit: Visit, error: ApiError) => void;
  /** Goes on once the app is awake, which was put to sleep since the visit began. */
  readonly whenAwake: (visit: Visit, goOn: () => void) => void;
  /** Called with the visitor's end once the connection is open in both directions. */
  readonly opened: (socket: Duplex) => void;
  readonly answerTimeoutMs: number;
}

/**
 * Opens a connection of another protocol, such as WebSocket, through to a replica. The answer is
 * read as HTTP, so that only a real 101 opens the tunnel: otherwise a visitor could talk to the
 * replica past the edge.
 */
export function upgrade(visit: Visit, socket: Duplex, head: Buffer, options: UpgradeOptions): void {
  const headers = requestHeaders(visit);
  headers.push('connection', 'Upgrade', 'upgrade', visit.request.headers.upgrade ?? '');
  const tried = new Set<Replica>();

  const attempt = () => {
    visit.live = options.find(visit.host) ?? visit.live;
    if (visit.live?.isAsleep) {
      tried.clear();
      return options.whenAwake(visit, attempt);
    }
    const replica = visit.live?.pick(tried);
    if (!replica) return options.fail(visit, noReplicas());
    tried.add(replica);
    visit.replica = replica;
    visit.attempts++;
    replica.begin();
    let settled = false;
    const letGo = () => {
      if (!settled) replica.end();
      settled = true;
    };
    const outgoing = send(visit, replica, headers, options.answerTimeoutMs);
    const abandon = () => void outgoing.destroy();
    socket.once('close', abandon);
    let connected = false;
    outgoing.once('socket', (to) => to.once('connect', () => (connected = true)));

    outgoing.once('upgrade', (answer, upstream, rest) => {
      socket.off('close', abandon);
      socket.write(switching(answer, visit.id));
      if (rest.length > 0) socket.write(rest);
      if (head.length > 0) upstream.write(head);
      join(socket, upstream, letGo);
      options.opened(socket);
    });
    outgoing.once('response', (answer) => {
      socket.off('close', abandon);
      answer.once('close', letGo);
      refuse(visit, answer);
    });
    outgoing.once('error', (error) => {
      socket.off('close', abandon);
      letGo();
      if (socket.destroyed || visit.response.headersSent) return;
      if (!connected) replica.markDown();
      const next = options.find(visit.host);
      if (next?.isAsleep || next?.pick(tried)) attempt();
      else options.fail(visit, toVisitorError(error));
    });
  };
  attempt();
}

function send(visit: Visit, replica: Replica, headers: string[], timeoutMs: number): ClientRequest {
  const { host, port } = replica;
  const { target: path } = visit;
  const outgoing = sendRequest({ host, port, path, headers, agent: false, setHost: false });
  if (timeoutMs > 0) {
    outgoing.setTimeout(timeoutMs, () =>
      outgoing.destroy(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })),
    );
  }
  return outgoing.end();
}

/** The replica declined: its answer is passed on and the connection closed. */
function refuse(visit: Visit, answer: IncomingMessage): void {
  const { response } = visit;
  response.shouldKeepAlive = false;
  response.writeHead(
    answer.statusCode ?? 502,
    answer.statusMessage,
    responseHeaders(answer.headers, visit.id),
  );
  answer.on('data', (chunk: Buffer) => (visit.bytes += chunk.length));
  answer.once('error', () => response.destroy());
  answer.pipe(response);
}

function switching(answer: IncomingMessage, requestId: string): string {
  const { upgrade: protocol = '' } = answer.headers;
  const passed = responseHeaders(answer.headers, requestId);
  const lines = Object.entries(passed).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${name}: ${one}`),
  );
  return [
    'HTTP/1.1 101 Switching Protocols',
    `upgrade: ${protocol}`,
    'connection: Upgrade',
    ...lines,
    '\r\n',
  ].join('\r\n');
}
