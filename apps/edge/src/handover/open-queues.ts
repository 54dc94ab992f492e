import { createServer } from 'node:net';
import { BACKLOG, TO_OPEN } from '../passed-sockets.js';

/**
 * Lets visitors wait from now on, where they were refused: reading all our code takes a while. A queue
 * belongs to the socket, not to the descriptor that is closed here, and it takes whoever accepts a turn
 * of the event loop to accept anybody, so nobody is lost.
 */
export function openQueues(environment: NodeJS.ProcessEnv = process.env): void {
  const { visitors, control, tls } = TO_OPEN;
  // Without TLS its number is given to whatever Node opens next, which must not be closed.
  for (const fd of environment['EDGE_TLS_PORT'] ? [visitors, control, tls] : [visitors, control]) {
    const server = createServer();
    // What is wrong is said by whoever listens.
    server.on('error', () => undefined);
    server.listen({ fd, backlog: BACKLOG });
    server.close();
  }
}
