import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SendReceipt } from '../drivers/channel.driver.js';
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

/** Writes down to whom a message is handed, before it is: a crash leaves an attempt without end. */
@Injectable()
export class AttemptJournal {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Opens an attempt; gives its number. */
  async begin(messageId: string, { id, kind }: ProviderEntity): Promise<number> {
    const values = [messageId, id, kind, this.clock.now()];
    const [row] = await this.dataSource.query<{ number: number }[]>(BEGIN, values);
    if (!row) throw new Error('The attempt was not written.');
    return row.number;
  }

  /** Closes an attempt. */
  async end(
    messageId: string,
    number: number,
    end: AttemptEnd,
    { costMicros, costCurrency }: ProviderEntity,
  ): Promise<void> {
    const wasSent = 'parts' in end;
    await this.dataSource.query(END, [
      messageId,
      number,
      end.outcome,
      wasSent ? null : end.failure,
      wasSent ? end.providerId : null,
      wasSent && costMicros !== null ? costMicros * end.parts : null,
      wasSent && costMicros !== null ? costCurrency : null,
      this.clock.now(),
    ]);
  }

  /** The last attempt of a message; null when it was handed to nobody. */
  async last(messageId: string): Promise<LastAttempt | null> {
    const [row] = await this.dataSource.query<LastAttempt[]>(LAST, [messageId]);
    return row ?? null;
  }
}

const BEGIN = `
  with attempt as (
    insert into message_attempt (message_id, number, provider_id, driver, started_at)
    select $1::text, coalesce(max(number), 0) + 1, $2::text, $3::text, $4::timestamptz
    from message_attempt where message_id = $1 returning message_id, number, driver
  ), named as (
    update message set driver = attempt.driver from attempt where message.id = attempt.message_id
  )
  select number from attempt`;

const END = `
  update message_attempt set outcome = $3, failure = $4, provider_message_id = $5,
    cost_micros = $6, cost_currency = $7, ended_at = $8
  where message_id = $1 and number = $2`;

const LAST = `
  select number, provider_id as "providerId", outcome,
    provider_message_id as "providerMessageId"
  from message_attempt where message_id = $1 order by number desc limit 1`;
