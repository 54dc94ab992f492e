import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A piece that was lost comes after so long, when it is sent again. */
const AGAIN_MS = 200;

/** A way to a port that can be made late; what passes keeps its order. */
export class SlowWire {
  #delay = { ms: 0, spreadMs: 0, loss: 0 };
  #server;

  constructor(port, targetPort) {
    this.port = port;
    this.#server = createServer((near) => {
      const far = connect(targetPort, '127.0.0.1');
      for (const [from, to] of [
        [near, far],
        [far, near],
      ]) {
        from.setNoDelay(true);
        from.on('error', () => to.destroy()).on('close', () => to.destroy());
        this.#carry(from, to);
      }
    });
  }

  async open() {
    await new Promise((resolve) => this.#server.listen(this.port, '127.0.0.1', resolve));
  }

  /** From now on pieces are late by `ms` more or less, and a share of them is sent twice. */
  slowDown(ms, spreadMs, loss) {
    this.#delay = { ms, spreadMs, loss };
  }

  speedUp() {
    this.#delay = { ms: 0, spreadMs: 0, loss: 0 };
  }

  close() {
    this.#server.close();
  }

  #carry(from, to) {
    const pieces = [];
    let isCarrying = false;
    const carry = async () => {
      isCarrying = true;
      for (let piece = pieces.shift(); piece; piece = pieces.shift()) {
        const waitMs = piece.dueMs - performance.now();
        if (waitMs > 0) await sleep(waitMs);
        to.write(piece.bytes);
      }
      isCarrying = false;
    };
    from.on('data', (bytes) => {
      pieces.push({ bytes, dueMs: performance.now() + this.#lateness() });
      if (!isCarrying) void carry();
    });
  }

  #lateness() {
    const { ms, spreadMs, loss } = this.#delay;
    if (ms === 0) return 0;
    return ms + (Math.random() * 2 - 1) * spreadMs + (Math.random() < loss ? AGAIN_MS : 0);
  }
}
