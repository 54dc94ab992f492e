import { NaturalBatches, runStatement } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ConsentGate, type Judged } from '../consent/gate/consent-gate.js';
import { endOfQuiet, type QuietWindow } from '../consent/quiet-hours.js';
import { Outbox, scopeOf } from '../outbox/outbox.js';
import { ProviderRoutes } from '../providers/provider-routes.js';
import { MessageLedger } from './message-ledger.js';
import type { MessageReport } from './message-report.js';
import type { Moved } from './moved-message.js';
import { DELIVER, FIND } from './outbox-delivery.sql.js';

/** Codes must not wait for long behind one transaction. */
const MOST_AT_ONCE = 100;

interface Candidate extends Judged {
  readonly id: string;
  readonly sender: string;
  readonly quietHours: QuietWindow | null;
}

/**
 * Delivers messages that no provider carries and nothing speaks against. The outbox is where the
 * messages are, so handing over and noting it are one transaction for many: there is no moment at which
 * nobody knows how an attempt ended.
 */
@Injectable()
export class OutboxDelivery {
  readonly #logger = new Logger('Messages');
  readonly #batched = this.#sharing();
  readonly #single = this.#sharing();

  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: MessageLedger,
    private readonly outbox: Outbox,
    private readonly routes: ProviderRoutes,
    private readonly gate: ConsentGate,
    private readonly clock: Clock,
  ) {}

  /** Delivers those of a batch that it may; gives the others, which take the long way. */
  async deliverMany(messageIds: readonly string[]): Promise<string[]> {
    const isDone = await this.#batched.askAll(messageIds);
    return messageIds.filter((_id, place) => !isDone[place]);
  }

  /** The same for one message, together with others that come meanwhile. Whether it was delivered. */
  async deliver(messageId: string): Promise<boolean> {
    return this.#single.ask(messageId);
  }

  /** One transaction at a time: what waits meanwhile shares the next one. */
  #sharing(): NaturalBatches<string, boolean> {
    return new NaturalBatches((ids: readonly string[]) => this.#try(ids), { most: MOST_AT_ONCE });
  }

  /** What fails alone is left to the long way, which knows what becomes of it. */
  async #try(ids: readonly string[]): Promise<boolean[]> {
    try {
      const done = await this.#deliver(ids);
      return ids.map((id) => done.has(id));
    } catch (error) {
      if (ids.length > 1) throw error;
      this.#logger.debug({ msg: 'A message was not delivered at once.', id: ids[0], err: error });
      return [false];
    }
  }

  async #deliver(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const now = this.clock.now();
    const ours = await this.#permitted(await this.#unrouted(ids, now), now);
    if (ours.length === 0) return new Set();
    const entries = new Map(
      ours.map(({ id, tenant }) => [id, { messageId: id, scope: scopeOf(tenant) }]),
    );
    const reports = new Map(ours.map(({ id }) => [id, reportOf(id, now)]));
    const nowMs = now.getTime();
    const moved = await this.dataSource.transaction(async (manager) => {
      const each = await runStatement<Moved>(manager, DELIVER, [
        ours.map(({ id }) => id),
        ours.map(() => newId('mev', nowMs)),
        ours.map(() => newId('mev', nowMs)),
        now,
      ]);
      await this.ledger.follow(manager, each, reports);
      const put = each.flatMap(({ id }) => entries.get(id) ?? []);
      if (put.length > 0) await this.outbox.putIn(manager, put);
      return each;
    });
    this.outbox.tell([...entries.values()]);
    return new Set(moved.map(({ id }) => id));
  }

  /** Those for whose channel their project has no provider. */
  async #unrouted(ids: readonly string[], now: Date): Promise<Candidate[]> {
    const all = await runStatement<Candidate>(this.dataSource, FIND, [ids, now]);
    const groups = Map.groupBy(all, ({ tenant, channel }) => `${channel} ${tenant ?? ''}`);
    const left = [...groups.values()].map(async (group) => {
      const [first] = group;
      return first && (await this.routes.of(first)) === null ? group : [];
    });
    return (await Promise.all(left)).flat();
  }

  async #permitted(candidates: readonly Candidate[], now: Date): Promise<Candidate[]> {
    const verdicts = await this.gate.judge(candidates);
    return candidates.filter(({ quietHours }, place) => {
      const verdict = verdicts[place];
      if (!verdict || verdict.reason !== null || verdict.stoppedSenders.length > 0) return false;
      return !(quietHours && endOfQuiet(quietHours, now));
    });
  }
}

const reportOf = (messageId: string, at: Date): MessageReport => ({
  messageId,
  status: 'delivered',
  provider: 'outbox',
  providerEventId: `${messageId}.delivered`,
  at,
});
