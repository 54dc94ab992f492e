import { NaturalBatches } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import { currentRequest } from '@skydeck/service';
import type { OnModuleDestroy } from '@nestjs/common';
import type { LedgerCommand, Submission } from './command.js';
import { PREFIXES } from './decide/deciders.js';
import type { Outcome } from './decide/decide.js';
import { fingerprintOf } from './fingerprint.js';
import type { LedgerMetrics } from './ledger-metrics.js';
import { LedgerErrors } from './ledger.errors.js';
import type { Asked } from './store/batch.js';
import { KnownAccounts } from './store/known-accounts.js';
import { Lane } from './store/lane.js';

const MOST_IN_A_BATCH = 512;
const MOST_WAITING = 20_000;
const RETRY_AFTER_S = 1;
const SYSTEM = { kind: 'system', id: 'skydeck' };

export interface LedgerOptions {
  readonly url: string;
  readonly schema: string;
  /** Connections that run batches; one is enough for accounts that all use. */
  readonly lanes: number;
  readonly nowOf: (tenant: string) => Date;
  /** Called after events were written. */
  readonly onCommitted: () => void;
  /** Where it is counted what is done. */
  readonly metrics?: LedgerMetrics;
}

/** Everything that moves money goes through here. */
export class Ledger implements OnModuleDestroy {
  readonly #lanes: Lane[];
  readonly #idle: Lane[];
  readonly #batches: NaturalBatches<readonly Asked[], readonly Outcome[]>;
  #waiting = 0;

  constructor(private readonly options: LedgerOptions) {
    const { metrics } = options;
    metrics?.watchQueue(() => this.#waiting);
    const onLocked = (waitedMs: number) => metrics?.locked(waitedMs);
    const known = new KnownAccounts();
    this.#lanes = Array.from(
      { length: options.lanes },
      () => new Lane({ ...options, known, onLocked }),
    );
    this.#idle = [...this.#lanes];
    this.#batches = new NaturalBatches((asked) => this.#run(asked), {
      atOnce: options.lanes,
      most: MOST_IN_A_BATCH,
      gathers: true,
      weightOf: (asked) => asked.length,
    });
  }

  /**
   * Does a command once for its key, and tells what became of it; the answer comes after the commit.
   * @throws `ledger_busy` when too many wait already
   */
  async execute<Command extends LedgerCommand>(submission: Submission<Command>): Promise<Outcome> {
    const [outcome] = await this.executeAll([submission]);
    if (!outcome) throw new Error('A command has an outcome.');
    return outcome;
  }

  /**
   * Does many commands, each by itself and in their order, with few statements.
   * @throws `ledger_busy` when too many wait already
   */
  async executeAll(submissions: readonly Submission[]): Promise<readonly Outcome[]> {
    const outcomes = await this.#ask(submissions.map((one) => [askedOf(one)]));
    return outcomes.flat();
  }

  /**
   * Does many commands of one tenant, all of them or none.
   * @throws `ledger_busy` when too many wait already
   */
  async executeTogether(submissions: readonly Submission[]): Promise<readonly Outcome[]> {
    const group = {};
    const [outcomes = []] = await this.#ask([
      submissions.map((one) => ({ ...askedOf(one), group })),
    ]);
    return outcomes;
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.close()));
  }

  async #ask(units: readonly (readonly Asked[])[]): Promise<readonly (readonly Outcome[])[]> {
    if (this.#waiting >= MOST_WAITING)
      throw LedgerErrors.ledger_busy({ retryAfterS: RETRY_AFTER_S });
    const count = units.reduce((sum, unit) => sum + unit.length, 0);
    this.#waiting += count;
    try {
      return await this.#batches.askAll(units);
    } finally {
      this.#waiting -= count;
    }
  }

  async #run(units: readonly (readonly Asked[])[]): Promise<readonly (readonly Outcome[])[]> {
    const lane = this.#idle.pop();
    if (!lane) throw new Error('There are more batches than lanes.');
    try {
      const outcomes = await lane.run(units.flat());
      this.options.metrics?.committed(outcomes);
      this.options.onCommitted();
      let from = 0;
      return units.map(({ length }) => outcomes.slice(from, (from += length)));
    } finally {
      this.#idle.push(lane);
    }
  }
}

function askedOf({ tenant, key, command }: Submission): Asked {
  const request = currentRequest();
  const caller = request?.caller;
  return {
    tenant,
    key,
    command,
    id: newId(PREFIXES[command.kind]),
    fingerprint: fingerprintOf(command),
    actor: caller ? { kind: caller.kind, id: caller.id } : SYSTEM,
    requestId: request?.id ?? null,
  };
}
