import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { requestIdOf, toApiError, toErrorEnvelope } from '@skydeck/envelope';
import type { Logger } from '@nestjs/common';

type Upgrading = Server & { shouldUpgradeCallback: (request: IncomingMessage) => boolean };

const PATHS = new WeakMap<Server, Set<string | RegExp>>();

/**
 * Lets requests below a path, or to those that fit an expression, be upgraded; any other offer is
 * declined (RFC 9110, 7.8).
 */
export function allowUpgrades(server: Server, path: string | RegExp): void {
  const paths = PATHS.get(server) ?? new Set();
  PATHS.set(server, paths.add(path));
  (server as Upgrading).shouldUpgradeCallback = ({ url = '' }) => {
    return [...paths].some((one) =>
      typeof one === 'string' ? url.startsWith(one) : one.test(pathOf(url)),
    );
  };
}

/** Answers a request for another protocol as the API answers others, and ends the connection. */
export function refuseUpgrade(
  request: IncomingMessage,
  socket: Duplex,
  thrown: unknown,
  logger: Logger,
): void {
  const error = toApiError(thrown);
  if (error.status >= 500) logger.error({ msg: 'a connection was refused', err: thrown });
  const requestId = requestIdOf(request);
  const body = JSON.stringify(toErrorEnvelope(error, requestId));
  const head = [
    `HTTP/1.1 ${error.status} Refused`,
    'content-type: application/json; charset=utf-8',
    `x-request-id: ${requestId}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
