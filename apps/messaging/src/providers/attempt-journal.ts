import { NaturalBatches, runStatement, statement } from '@skydeck/database';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OutboundMessage, SendReceipt } from '../drivers/channel.driver.js';
import type { AttemptOutcome } from './message-attempt.entity.js';
import type { ProviderEntity } from './provider.entity.js';

/** What an attempt came to. */
export type AttemptEnd =
  | { readonly outcome: 'failed' | 'unknown'; readonly failure: string }
  | ({ readonly outcome: 'sent' | 'delivered'; readonly parts: number } & Pick<
      SendReceipt,
      'providerId'
    >);

/** The last attempt of a message. */
export interface LastAttempt {
  readonly number: number;
  readonly providerId: string;
  readonly outcome: AttemptOutcome | null;
  readonly providerMessageId: string | null;
}

type Attempted = Pick<OutboundMessage, 'id' | 'kind'>;

/** Writes down to whom a message is handed, before it is: a crash leaves an attempt without end. */
@Injectable()
export class AttemptJournal {
  readonly #begun = new NaturalBatches((asked: readonly (readonly unknown[])[]) =>
    this.#beginMany(asked),
  );
  readonly #ended = new NaturalBatches(async (asked: readonly (readonly unknown[])[]) => {
    await runStatement(this.dataSource, END, columnsOf(asked));
    return asked;
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Opens an attempt; gives its number. */
  async begin({ id, kind }: Attempted, provider: ProviderEntity): Promise<number> {
    const values = [id, provider.id, provider.kind, this.clock.now()];
    return this.#begun.ask(values, { isUrgent: kind === 'otp' });
  }

  async #beginMany(asked: readonly (readonly unknown[])[]): Promise<number[]> {
    type Begun = { readonly id: string; readonly number: number };
    const rows = await runStatement<Begun>(this.dataSource, BEGIN, columnsOf(asked));
    const numbers = new Map<unknown, number>(rows.map(({ id, number }) => [id, number]));
    return asked.map(([id]) => {
      const number = numbers.get(id);
      if (number === undefined) throw new Error('The attempt was not written.');
      return number;
    });
  }

  /** Closes an attempt. */
  async end(
    { id, kind }: Attempted,
    number: number,
    end: AttemptEnd,
    { costMicros, costCurrency }: ProviderEntity,
  ): Promise<void> {
    const wasSent = 'parts' in end;
    const values = [
      id,
      number,
      end.outcome,
      wasSent ? null : end.failure,
      wasSent ? end.providerId : null,
      wasSent && costMicros !== null ? costMicros * end.parts : null,
      wasSent && costMicros !== null ? costCurrency : null,
      this.clock.now(),
    ];
    await this.#ended.ask(values, { isUrgent: kind === 'otp' });
  }

  /** The last attempt of a message; null when it was handed to nobody. */
  async last(messageId: string): Promise<LastAttempt | null> {
    const [row] = await this.dataSource.query<LastAttempt[]>(LAST, [messageId]);
    return row ?? null;
  }
}

const columnsOf = (rows: readonly (readonly unknown[])[]): unknown[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));

// Rows are locked in the order of their names, so that two of these never wait for each other.
const BEGIN = statement(`
  with asked as (
    select * from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[])
      as asked (message_id, provider_id, driver, at)
  ), attempt as (
    insert into message_attempt (message_id, number, provider_id, driver, started_at)
    select message_id,
      coalesce((select max(number) from message_attempt earlier
        where earlier.message_id = asked.message_id), 0) + 1, provider_id, driver, at
    from asked returning message_id, number
  ), found as (
    select message.id, asked.driver from message join asked on asked.message_id = message.id
    where message.driver <> asked.driver order by message.id for no key update of message
  ), named as (
    update message set driver = found.driver from found where message.id = found.id
  )
  select message_id as id, number from attempt`);

const END = statement(`
  update message_attempt as attempt set outcome = told.outcome, failure = told.failure,
    provider_message_id = told.provider_message_id, cost_micros = told.cost_micros,
    cost_currency = told.cost_currency, ended_at = told.ended_at
  from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::text[],
    $8::timestamptz[]) as told (message_id, number, outcome, failure, provider_message_id,
      cost_micros, cost_currency, ended_at)
  where attempt.message_id = told.message_id and attempt.number = told.number`);

const LAST = `
  select number, provider_id as "providerId", outcome,
    provider_message_id as "providerMessageId"
  from message_attempt where message_id = $1 order by number desc limit 1`;
