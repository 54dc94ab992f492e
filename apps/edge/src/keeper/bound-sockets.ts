import { lookup } from 'node:dns/promises';
import { BoundSocket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Listening, ListenSettings } from './listen-settings.js';

/** Workers of a keeper that was killed close their listeners as soon as they notice. */
const FREED_MS = 3_000;
const POLL_MS = 50;

/**
 * The sockets of an edge. Who holds them never accepts on them: each worker listens on its own copy
 * of the same socket, so there is one queue of connections, and it outlives every worker.
 */
export interface BoundSockets {
  readonly visitors: BoundSocket;
  readonly control: BoundSocket;
  readonly tls: BoundSocket | undefined;
  /** Nobody may connect from the moment on at which the workers have closed theirs, too. */
  close(): void;
}

/** Binds every address of an edge. Rejects when one is taken. */
export async function bindSockets({
  visitors,
  control,
  tls,
}: ListenSettings): Promise<BoundSockets> {
  const sockets = {
    visitors: await bind(visitors),
    control: await bind(control),
    tls: tls && (await bind(tls)),
  };
  return {
    ...sockets,
    close: () => [sockets.visitors, sockets.control, sockets.tls].forEach((one) => one?.close()),
  };
}

async function bind({ host, port }: Listening): Promise<BoundSocket> {
  const { address } = await lookup(host);
  const until = performance.now() + FREED_MS;
  for (;;) {
    try {
      return new BoundSocket({ host: address, port });
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || performance.now() > until) throw error;
      await sleep(POLL_MS);
    }
  }
}
