import { Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type AddedUp, MessageMetrics } from './message-metrics.js';

const EVERY_MS = 2000;
const MOST_AT_ONCE = 20_000;
const MOST_ROUNDS = 50;

/** Adds up what workers wrote down, so that whoever asks reads few rows. */
@Injectable()
export class TallyRollUp implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Insight');
  readonly #rounds = new Rounds(
    () => this.run(),
    (error) => this.#logger.debug({ msg: 'The tally was not added up.', err: error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly metrics: MessageMetrics,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** Adds up all there is; of processes that come at once, one does. */
  async run(): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const rows = await this.dataSource.query<Row[]>(ADD_UP, [MOST_AT_ONCE]);
      for (const row of rows) this.metrics.take(row);
      const taken = rows.reduce((sum, row) => sum + Number(row.taken), 0);
      if (taken < MOST_AT_ONCE) return;
    }
  }
}

interface Row extends AddedUp {
  readonly taken: string;
}

const REST = 'measure, channel, provider, template, key';
const CELL = `tenant, hour, ${REST}`;
const SUM = 'tenant, step, dimension, hour, name';

// One statement: whoever reads sees each change once, here or there. Rows of cells are written in
// one order, so that two processes do not wait for each other.
const ADD_UP = `
  with turn as (
    select pg_try_advisory_xact_lock(hashtext(current_schema() || '.message_tally')) as is_ours
  ), oldest as (
    select seq from message_tally_change where (select is_ours from turn)
    order by seq limit $1 for update skip locked
  ), taken as (
    delete from message_tally_change using oldest
    where message_tally_change.seq = oldest.seq returning message_tally_change.*
  ), added as (
    insert into message_tally (${CELL}, amount)
    select ${CELL}, sum(amount) from taken group by ${CELL} order by ${CELL}
    on conflict (${CELL}) do update set amount = message_tally.amount + excluded.amount
  ), added_days as (
    insert into message_tally_day (${CELL}, amount)
    select tenant, date_trunc('day', hour, 'UTC'), ${REST}, sum(amount) from taken
    group by 1, 2, ${REST} order by 1, 2, ${REST}
    on conflict (${CELL}) do update set amount = message_tally_day.amount + excluded.amount
  ), summed as (
    select tenant, step, dimension, case step when 'day' then date_trunc('day', hour, 'UTC')
      else hour end as hour, name, measure || ' ' || key as cell, sum(amount) as amount
    from taken cross join (values ('hour'), ('day')) as each (step)
      cross join lateral (values
        ('channel', channel), ('provider', provider), ('template', template)) as by (dimension, name)
    group by 1, 2, 3, 4, 5, 6
  ), added_sums as (
    insert into message_tally_sum (${SUM}, amounts)
    select ${SUM}, jsonb_object_agg(cell, amount) from summed group by ${SUM} order by ${SUM}
    on conflict (${SUM}) do update
      set amounts = add_amounts(message_tally_sum.amounts, excluded.amounts)
  )
  select channel, coalesce(kind, provider) as provider, measure, key, sum(amount) as amount,
    count(*) as taken
  from taken left join message_provider on message_provider.id = provider
  group by 1, 2, 3, 4`;
