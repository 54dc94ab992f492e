import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const PROBE_AFTER_MS = 30_000;

/** Copies bytes both ways until either side is gone, then ends the other and calls `closed`. */
export function join(visitor: Duplex, upstream: Duplex, closed: () => void): void {
  for (const socket of [visitor, upstream]) {
    if (!(socket instanceof Socket)) continue;
    socket.setTimeout(0);
    socket.setNoDelay(true);
    // Finds peers that vanished without a word.
    socket.setKeepAlive(true, PROBE_AFTER_MS);
  }
  link(visitor, upstream);
  link(upstream, visitor);
  let open = 2;
  const onClose = () => {
    if (--open === 0) closed();
  };
  visitor.once('close', onClose);
  upstream.once('close', onClose);
}

function link(from: Duplex, to: Duplex): void {
  from.pipe(to);
  from.on('error', () => to.destroy());
  from.once('close', () => {
    // What was read before the close still goes out.
    if (from.readableEnded) to.end();
    else to.destroy();
  });
}
