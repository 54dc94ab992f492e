import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { CodesFirst } from './codes-first.js';
import { laterBy } from './later-by.js';
import { type Claim, MessageClaims } from './message-claims.js';
import { LEASE_MS, MessageDelivery } from './message-delivery.js';
import { MessageLanes } from './message-lanes.js';
import { MessageLedger } from './message-ledger.js';
import { MessageRoom } from './message-room.js';
import { OutboxDelivery } from './outbox-delivery.js';

/** Hands many messages over that share a job: they are claimed together, and sent each by itself. */
@Injectable()
export class BatchDelivery {
  readonly #room = new MessageRoom();
  #isStopping = false;

  constructor(
    private readonly delivery: MessageDelivery,
    private readonly claims: MessageClaims,
    private readonly ledger: MessageLedger,
    private readonly lanes: MessageLanes,
    private readonly codes: CodesFirst,
    private readonly outbox: OutboxDelivery,
    private readonly clock: Clock,
  ) {}

  /** Begins no more messages; their jobs go on elsewhere, or later. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Sends those that nobody else sends or sent. Each that is worth it gets a job for another attempt. */
  async deliver(messageIds: readonly string[]): Promise<void> {
    const sending: Promise<void>[] = [];
    try {
      for (let from = 0; from < messageIds.length;) {
        await this.codes.pass();
        const count = await this.#room.take(messageIds.length - from);
        if (this.#isStopping) {
          this.#room.leave(count);
          throw new Error('The process ends: the rest of the messages is left.');
        }
        const group = await this.#deliverHere(messageIds.slice(from, from + count));
        from += count;
        if (group.length === 0) continue;
        const claimed = await this.#claim(group);
        sending.push(...claimed.map((claim) => this.#send(claim)));
        if (claimed.length < group.length) await this.#expire(group, claimed);
      }
    } finally {
      await Promise.all(sending);
    }
  }

  /** What stays on this installation is done at once; gives the others. */
  async #deliverHere(messageIds: readonly string[]): Promise<readonly string[]> {
    const startMs = performance.now();
    let left: readonly string[] = [];
    try {
      left = await this.outbox.deliverMany(messageIds);
      return left;
    } finally {
      this.#room.leave(messageIds.length - left.length, performance.now() - startMs);
    }
  }

  /** Only as many as are sent at once: their leases begin to run. */
  async #claim(messageIds: readonly string[]): Promise<readonly Claim[]> {
    let claimed: readonly Claim[] = [];
    try {
      const now = this.clock.now();
      claimed = await this.claims.claimFree(messageIds, now, laterBy(now, LEASE_MS));
      return claimed;
    } finally {
      this.#room.leave(messageIds.length - claimed.length);
    }
  }

  /** What nobody may send any more, as its time is over. */
  async #expire(messageIds: readonly string[], claimed: readonly Claim[]): Promise<void> {
    const inHand = new Set(claimed.map(({ message }) => message.id));
    const left = messageIds.filter((id) => !inHand.has(id));
    await this.ledger.expireLate(left, this.clock.now());
  }

  async #send(claim: Claim): Promise<void> {
    const startMs = performance.now();
    try {
      await this.delivery.send(claim, false);
    } catch {
      // It was given back; without a queue the sweeper finds it.
      await this.lanes.enqueueAgain(claim.message.id).catch(() => undefined);
    } finally {
      this.#room.leave(1, performance.now() - startMs);
    }
  }
}
