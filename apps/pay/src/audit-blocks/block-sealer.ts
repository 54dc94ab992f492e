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
const OLDEST = 'select pg_snapshot_xmin(pg_current_snapshot())::text as value';
/** Before the first number is taken, the sequence tells the first one as the last. */
const TAKEN = 'select case when is_called then last_value else 0 end::text as value from op_seq';
/**
 * An identifier of its own, asked for after the number: whoever took that number or a lower one had an
 * identifier by then (see `WRITE_BOOKS`), so theirs are lower. What a snapshot calls its end would
 * not do: transactions that run may be beyond it.
 */
const MARK = 'select pg_current_xact_id()::text as value';
const TENANTS = 'select distinct tenant from op where seq > $1 and seq <= $2';
const NEWEST = `
  select number::text, hash from ledger_block where tenant = $1 order by ledger_block.number desc limit 1`;
const ADD = `
  insert into ledger_block (tenant, number, from_seq, to_seq, operations, prev_hash, hash, sealed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;
/** Books that are sealed for the first time are looked at from tomorrow on. */
const WATCH = `
  insert into ledger_check (tenant, due_at) values ($1, $2::timestamptz + interval '1 day')
  on conflict do nothing`;

/** A number, and a transaction after all that took it or a lower one. */
interface Moment {
  readonly seq: string;
  readonly transaction: string;
}

/** Puts new operations into blocks, behind the ledger and without holding it up. */
@Injectable()
export class BlockSealer implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Ledger blocks');
  readonly #rounds = new Rounds(
    () => this.seal(),
    (error) => this.#logger.warn({ msg: 'Blocks wait for the next round.', err: error }),
  );
  /** What the next round waits for. */
  #mark: Moment | undefined;
  /** The number up to which nothing is left to seal. */
  #sealed = '';

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
   * Seals up to a number of an earlier round, once every transaction of then has ended: a lower number
   * cannot come up any more. Tells how many operations it sealed.
   */
  async seal(): Promise<number> {
    const mark = this.#mark;
    if (mark && BigInt(await this.#value(OLDEST)) <= BigInt(mark.transaction)) return 0;
    const seq = await this.#value(TAKEN);
    const isNew = seq !== (mark?.seq ?? this.#sealed);
    this.#mark = isNew ? { seq, transaction: await this.#value(MARK) } : undefined;
    if (!mark) return 0;
    const { operations, upTo } = await this.dataSource.transaction((manager) =>
      this.#sealUpTo(manager, mark.seq),
    );
    // More than fits into a block, or another process that seals: the rest is for the next round.
    if (upTo === mark.seq) this.#sealed = upTo;
    else this.#mark ??= mark;
    return operations;
  }

  async #value(sql: string): Promise<string> {
    const [row] = await this.dataSource.query<{ value: string }[]>(sql);
    if (!row) throw new Error('Postgres tells nothing of its transactions.');
    return row.value;
  }

  async #sealUpTo(manager: EntityManager, seq: string) {
    const [lock] = await manager.query<{ mine: boolean }[]>(ALONE);
    const [reached] = await manager.query<{ seq: string }[]>(REACHED);
    const after = reached?.seq ?? '0';
    if (!lock?.mine || BigInt(after) >= BigInt(seq)) {
      return { operations: 0, upTo: lock?.mine ? seq : after };
    }
    const most = BigInt(after) + BigInt(MOST_NUMBERS);
    const upTo = BigInt(seq) < most ? seq : String(most);
    const tenants = await manager.query<{ tenant: string }[]>(TENANTS, [after, upTo]);
    let operations = 0;
    for (const { tenant } of tenants)
      operations += await this.#add(manager, { tenant, after, upTo });
    await manager.query(REACH, [upTo]);
    return { operations, upTo };
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
    if (!newest) await manager.query(WATCH, [tenant, at]);
    return operations;
  }
}
