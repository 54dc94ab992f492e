import type { EdgeParts } from '../edge-parts.js';
import type { Family, HandedState, PeerMessage } from '../messages.js';
import { drainVisitors, hurryVisitors } from '../public/drain-visitors.js';
import { applyChange } from './apply-change.js';
import { handedState, takeOver } from './handed-state.js';

/** How often a worker that drains tells what it has counted. */
const COUNT_MS = 500;

/** What a worker does when it takes over from another, and when another takes over from it. */
export class Handover {
  #seen: string | undefined;

  constructor(
    private readonly parts: EdgeParts,
    private readonly relay: (message: PeerMessage) => Promise<void>,
  ) {}

  /** Reads what lies on the disk. */
  async load(): Promise<void> {
    const { files, table, certificates } = this.parts;
    const saved = await files.routes.load();
    if (saved) table.replaceAll(saved);
    const kept = await files.certificates.load();
    for (const certificate of kept?.certificates ?? []) certificates.put(certificate);
  }

  /** Applies what the disk shows to have changed: whoever has no keeper hears of nothing else. */
  async follow(): Promise<void> {
    const { files, rooms, certificates } = this.parts;
    const snapshot = await files.routes.load();
    const seen = JSON.stringify(snapshot);
    if (snapshot && seen !== this.#seen) applyChange(this.parts, { kind: 'snapshot', snapshot });
    this.#seen = seen;
    for (const certificate of (await files.certificates.load())?.certificates ?? []) {
      if (certificates.find(certificate.host)) continue;
      certificates.put(certificate);
      rooms.orders.release(certificate.host);
    }
  }

  takeOver(state: HandedState): void {
    takeOver(this.parts, state);
  }

  get family(): Family {
    return this.parts.peers.family;
  }

  setFamily(family: Family): void {
    for (const gone of this.parts.peers.setFamily(family)) this.parts.stats.forget(gone);
  }

  /** Holds the control API, so that nothing changes any more, and tells everything that is known. */
  async handOver(): Promise<HandedState> {
    await this.parts.gate.hold();
    return handedState(this.parts);
  }

  /** The other one did not take over: all goes on here. */
  stay(state: HandedState | undefined): void {
    // The counters were handed over; nobody has them now.
    if (state) this.parts.stats.takeBack(state.counts);
    this.parts.gate.open('serve');
  }

  /** Takes nothing new, and resolves once the last visitor has gone. */
  async drain(timeoutMs: number): Promise<void> {
    const { gate, rooms, accessLog, stats } = this.parts;
    gate.open('forward');
    accessLog?.stopRotating();
    for (const room of ['holds', 'orders'] as const) {
      rooms[room].endPolls();
      rooms[room].onOpen = (waited) => void this.relay({ kind: 'waited', room, waited });
    }
    const count = () => this.relay({ kind: 'counted', counts: stats.take() });
    void count();
    const timer = setInterval(() => void count(), COUNT_MS);
    await drainVisitors(this.parts, timeoutMs);
    clearInterval(timer);
    await count();
  }

  /** Leaves what drains this time and no more. */
  hurry(timeoutMs: number): void {
    hurryVisitors(this.parts, timeoutMs);
  }

  /** Hears another worker of the same edge. */
  receive(from: number, message: PeerMessage): void {
    const { peers, stats, rooms, table, certificates } = this.parts;
    switch (message.kind) {
      case 'change':
        return applyChange(this.parts, message.change);
      case 'drain':
        return void this.#drainFor(message.id, message.targets, message.timeoutMs);
      case 'drained':
        return peers.onDrained(from, message.id, message.inflight);
      case 'counted':
        return stats.merge(from, message.counts);
      case 'waited': {
        const { room, waited } = message;
        const isThere =
          room === 'holds' ? !table.find(waited.name)?.isAsleep : certificates.find(waited.name);
        if (!isThere) rooms[room].takeOver([waited]);
      }
    }
  }

  async #drainFor(id: number, targets: readonly string[], timeoutMs: number): Promise<void> {
    const { inflight } = await this.parts.replicas.drain(targets, timeoutMs);
    await this.relay({ kind: 'drained', id, inflight });
  }
}
