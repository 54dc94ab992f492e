import { createServer } from 'node:net';
import { BACKLOG, TO_OPEN } from '../passed-sockets.js';

/**
 * Lets visitors wait from now on, where they were refused: reading all our code takes a while. A queue
 * belongs to the socket, not to the descriptor that is closed here, and it takes whoever accepts a turn
 * of the event loop to accept anybody, so nobody is lost.
 */
export function openQueues(): void {
  for (const fd of TO_OPEN) {
    const server = createServer();
    // There is none of TLS while that is off; what else is wrong is said by whoever listens.
    server.on('error', () => undefined);
    server.listen({ fd, backlog: BACKLOG });
    server.close();
  }
}
