import { Clock, Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { FIRST_HASH, hashOf } from './block-lines.js';

const EVERY_MS = 1000;
/** A block is never so large that sealing it holds anybody up. */
const MOST_NUMBERS = 20_000;

/** One process seals at a time. */
const ALONE = `select pg_try_advisory_xact_lock(hashtext('ledger seal'), hashtext(current_schema())) as mine`;
const REACHED = 'select seq::text from ledger_seal';
const REACH = 'update ledger_seal set seq = $1';
const TAKEN = 'select last_value::text as "lastSeq" from op_seq';
/**
 * Asked after the numbers. They are taken by transactions that have an identifier by then, so each of
 * them is below the next one.
 */
const RUNNING = `
  select pg_snapshot_xmax(pg_current_snapshot())::text as "nextTransaction",
    pg_snapshot_xmin(pg_current_snapshot())::text as "oldestRunning"`;
const TENANTS = 'select distinct tenant from op where seq > $1 and seq <= $2';
const NEWEST = `
  select number::text, hash from ledger_block where tenant = $1 order by ledger_block.number desc limit 1`;
const ADD = `
  insert into ledger_block (tenant, number, from_seq, to_seq, operations, prev_hash, hash, sealed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

interface Moment {
  readonly lastSeq: string;
  readonly nextTransaction: string;
  readonly oldestRunning: string;
}

/** Puts new operations into blocks, behind the ledger and without holding it up. */
@Injectable()
export class BlockSealer implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Ledger blocks');
  readonly #rounds = new Rounds(
    () => this.seal(),
    (error) => this.#logger.warn({ msg: 'Blocks wait for the next round.', err: error }),
  );
  /** What was looked at last: numbers up to then, and the transactions that may have taken them. */
  #seen: Moment | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /**
   * Seals up to the number that had been taken at the round before, once every transaction of then
   * has ended: a lower number cannot come up any more. Tells how many operations it sealed.
   */
  async seal(): Promise<number> {
    const [taken] = await this.dataSource.query<Pick<Moment, 'lastSeq'>[]>(TAKEN);
    const [running] = await this.dataSource.query<Omit<Moment, 'lastSeq'>[]>(RUNNING);
    if (!taken || !running) return 0;
    const now = { ...taken, ...running };
    const seen = this.#seen;
    const isOver = seen && BigInt(now.oldestRunning) >= BigInt(seen.nextTransaction);
    if (seen && !isOver) return 0;
    this.#seen = now;
    if (!seen) return 0;
    return this.dataSource.transaction((manager) => this.#sealUpTo(manager, seen.lastSeq));
  }

  async #sealUpTo(manager: EntityManager, lastSeq: string): Promise<number> {
    const [lock] = await manager.query<{ mine: boolean }[]>(ALONE);
    if (!lock?.mine) return 0;
    const [reached] = await manager.query<{ seq: string }[]>(REACHED);
    const after = reached?.seq ?? '0';
    const most = BigInt(after) + BigInt(MOST_NUMBERS);
    const upTo = String(BigInt(lastSeq) < most ? BigInt(lastSeq) : most);
    if (BigInt(upTo) <= BigInt(after)) return 0;
    const tenants = await manager.query<{ tenant: string }[]>(TENANTS, [after, upTo]);
    let sealed = 0;
    for (const { tenant } of tenants) sealed += await this.#add(manager, { tenant, after, upTo });
    await manager.query(REACH, [upTo]);
    return sealed;
  }

  async #add(
    manager: EntityManager,
    range: { readonly tenant: string; readonly after: string; readonly upTo: string },
  ): Promise<number> {
    const { tenant } = range;
    const [newest] = await manager.query<{ number: string; hash: string }[]>(NEWEST, [tenant]);
    const prevHash = newest?.hash ?? FIRST_HASH;
    const { hash, operations, first, last } = await hashOf(manager, range, prevHash);
    const number = BigInt(newest?.number ?? 0) + 1n;
    const at = this.clock.now();
    await manager.query(ADD, [tenant, String(number), first, last, operations, prevHash, hash, at]);
    return operations;
  }
}
