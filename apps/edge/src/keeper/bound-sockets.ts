import { lookup } from 'node:dns/promises';
import { closeSync } from 'node:fs';
import { BoundSocket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { PASSED } from '../passed-sockets.js';
import type { Listening, ListenSettings } from './listen-settings.js';

/** Workers of a keeper that was killed close their listeners as soon as they notice. */
const FREED_MS = 3_000;
const POLL_MS = 50;

/** A socket that is bound, and that nobody accepts on here. */
export interface HeldSocket {
  fd(): number;
  close(): void;
}

/**
 * The sockets of an edge. Who holds them never accepts on them: each worker listens on its own copy
 * of the same socket, so there is one queue of connections, and it outlives every worker.
 */
export interface BoundSockets {
  readonly visitors: HeldSocket;
  readonly control: HeldSocket;
  readonly tls: HeldSocket | undefined;
  /** Nobody may connect from the moment on at which the workers have closed theirs, too. */
  close(): void;
}

/** Binds every address of an edge. Rejects when one is taken. */
export async function bindSockets({
  visitors,
  control,
  tls,
}: ListenSettings): Promise<BoundSockets> {
  return together({
    visitors: await bind(visitors),
    control: await bind(control),
    tls: tls && (await bind(tls)),
  });
}

/** Those that the worker passed that started this keeper. */
export function inheritedSockets({ tls }: ListenSettings): BoundSockets {
  return together({
    visitors: inherited(PASSED.visitors),
    control: inherited(PASSED.control),
    tls: tls && inherited(PASSED.tls),
  });
}

function together(sockets: Omit<BoundSockets, 'close'>): BoundSockets {
  const { visitors, control, tls } = sockets;
  return { ...sockets, close: () => [visitors, control, tls].forEach((one) => one?.close()) };
}

function inherited(fd: number): HeldSocket {
  return { fd: () => fd, close: () => closeSync(fd) };
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
