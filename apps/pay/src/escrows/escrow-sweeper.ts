import type { Tenant } from '@skydeck/auth-guard';
import { runStatement, statement } from '@skydeck/database';
import { Clock, Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Ledger } from '../ledger/ledger.js';
import { EscrowMetrics } from './escrow-metrics.js';
import type { EscrowAutoReleaseCommand, EscrowExpireCommand } from './escrow-command.js';

const LOOK_EVERY_MS = 1000;
const MOST_AT_ONCE = 512;
const RETRY_AFTER_MINUTES = 15;

const dueWhere = (whose: string) => `
  select e.id, e.tenant, e.auto_tries as tries, e.state = 'created' as "isUnfunded",
    array(select m.id from escrow_milestone m where m.escrow_id = e.id
      and m.state = 'delivered' and m.release_at <= $1 order by m.position) as milestones
  from escrow e
  where (e.release_at <= $1 or (e.state = 'created' and e.funding_deadline <= $1))
    and (e.auto_after is null or e.auto_after <= $1) and ${whose}
  limit ${MOST_AT_ONCE}`;

const DUE = statement(
  dueWhere('not exists (select from test_clock where test_clock.tenant = e.tenant)'),
);
/** The first condition is what the indexes of tests are made for. */
const DUE_OF_TENANT = statement(dueWhere(`e.tenant like '%.test' and e.tenant = $2`));

const LATER = statement(`
  update escrow set auto_tries = auto_tries + 1, auto_after = $3
  where id = $1 and auto_tries = $2`);

interface Due {
  readonly id: string;
  readonly tenant: Tenant;
  readonly tries: number;
  readonly isUnfunded: boolean;
  readonly milestones: readonly string[];
}

/**
 * Pays sellers when the time for inspection is over, and ends what was not funded in time. Processes
 * side by side ask with the same keys, so each happens once.
 */
@Injectable()
export class EscrowSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Escrows');
  readonly #rounds = new Rounds(
    () => this.run(),
    (error) => this.#logger.warn({ msg: 'Looking for escrows that are due failed.', err: error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
    private readonly metrics: EscrowMetrics,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(LOOK_EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** One round: everything that is due now. */
  async run(): Promise<void> {
    const now = this.clock.now();
    for (;;) {
      const due = await runStatement<Due>(this.dataSource, DUE, [now]);
      await Promise.all(due.map((one) => this.#end(one, now)));
      if (due.length < MOST_AT_ONCE) return;
    }
  }

  /** All that is due in a project whose time is told by a test clock. */
  async runOf(tenant: Tenant, now: Date): Promise<void> {
    for (;;) {
      const due = await runStatement<Due>(this.dataSource, DUE_OF_TENANT, [now, tenant]);
      await Promise.all(due.map((one) => this.#end(one, now)));
      if (due.length < MOST_AT_ONCE) return;
    }
  }

  async #end(due: Due, now: Date): Promise<void> {
    const { id, tenant, tries } = due;
    // A refusal is kept for its key: what is tried again, such as after a wallet was frozen, needs
    // another one.
    const again = tries > 0 ? `:${tries}` : '';
    const outcomes = await Promise.all(
      commandsOf(due).map(({ name, command }) =>
        this.ledger.execute({ tenant, key: `${name}${again}`, command }),
      ),
    );
    for (const one of outcomes) {
      if (one.kind !== 'decided' || one.isReplay) continue;
      const isRefused = one.operation.code !== null;
      this.metrics.ended(isRefused ? 'refused' : due.isUnfunded ? 'expired' : 'released');
    }
    const isDone = outcomes.every((one) => one.kind === 'decided' && one.operation.code === null);
    if (isDone) return;
    const later = new Date(now.getTime() + RETRY_AFTER_MINUTES * 60_000);
    await runStatement(this.dataSource, LATER, [id, tries, later]);
  }
}

interface Named {
  readonly name: string;
  readonly command: EscrowAutoReleaseCommand | EscrowExpireCommand;
}

function commandsOf({ id: escrow, isUnfunded, milestones }: Due): readonly Named[] {
  if (isUnfunded) {
    return [{ name: `escrow-expire:${escrow}`, command: { kind: 'escrow_expire', escrow } }];
  }
  const kind = 'escrow_auto_release';
  if (milestones.length === 0) {
    return [{ name: `escrow-auto:${escrow}:all`, command: { kind, escrow } }];
  }
  return milestones.map((milestone) => ({
    name: `escrow-auto:${escrow}:${milestone}`,
    command: { kind, escrow, milestone },
  }));
}
