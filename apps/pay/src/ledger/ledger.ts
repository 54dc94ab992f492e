import { NaturalBatches } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import { currentRequest } from '@skydeck/service';
import type { OnModuleDestroy } from '@nestjs/common';
import type { LedgerCommand, Submission } from './command.js';
import { PREFIXES } from './decide/deciders.js';
import type { Outcome } from './decide/decide.js';
import { fingerprintOf } from './fingerprint.js';
import { LedgerErrors } from './ledger.errors.js';
import type { Asked } from './store/batch.js';
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
}

/** Everything that moves money goes through here. */
export class Ledger implements OnModuleDestroy {
  readonly #lanes: Lane[];
  readonly #idle: Lane[];
  readonly #batches: NaturalBatches<Asked, Outcome>;
  #waiting = 0;

  constructor(private readonly options: LedgerOptions) {
    this.#lanes = Array.from({ length: options.lanes }, () => new Lane(options));
    this.#idle = [...this.#lanes];
    this.#batches = new NaturalBatches((asked) => this.#run(asked), {
      atOnce: options.lanes,
      most: MOST_IN_A_BATCH,
    });
  }

  /**
   * Does a command once for its key, and tells what became of it; the answer comes after the commit.
   * @throws `ledger_busy` when too many wait already
   */
  async execute<Command extends LedgerCommand>(submission: Submission<Command>): Promise<Outcome> {
    if (this.#waiting >= MOST_WAITING)
      throw LedgerErrors.ledger_busy({ retryAfterS: RETRY_AFTER_S });
    this.#waiting += 1;
    try {
      return await this.#batches.ask(askedOf(submission));
    } finally {
      this.#waiting -= 1;
    }
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.close()));
  }

  async #run(asked: readonly Asked[]): Promise<readonly Outcome[]> {
    const lane = this.#idle.pop();
    if (!lane) throw new Error('There are more batches than lanes.');
    try {
      const outcomes = await lane.run(asked);
      this.options.onCommitted();
      return outcomes;
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
