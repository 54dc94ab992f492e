import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';

/**
 * Below the range that systems take ports of outgoing connections from: one of those could get a
 * port between its being found here and its being listened on. Clients refuse to ask port 10080.
 * @see https://fetch.spec.whatwg.org/#port-blocking
 */
const RANGE = { first: 10_100, end: 20_000 } as const;

/** Finds ports that nobody listens on; they are held until all are found. */
export async function freePorts(count: number): Promise<number[]> {
  const servers: Server[] = [];
  while (servers.length < count) {
    const server = await hold(randomInt(RANGE.first, RANGE.end));
    if (server) servers.push(server);
  }
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}

/** A server on this port; undefined when it is taken. */
async function hold(port: number): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
