import { NaturalBatches, runStatement, statement } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OutboundAttachment, OutboundMessage } from '../drivers/channel.driver.js';

/** A message in the hands of one worker. */
export interface Claim {
  readonly message: OutboundMessage;
  readonly driver: string;
  /** An earlier worker had it in hand and never said how it ended. */
  readonly wasClaimed: boolean;
}

/** Decides which worker may send a message: each step is one statement, so no rival comes between. */
@Injectable()
export class MessageClaims {
  readonly #claimed = new NaturalBatches((asked: readonly Asked[]) => this.#claimMany(asked));

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Takes a message in hand until the lease ends. Null when it is expired, done, or in the hands of
   * a worker whose lease still runs: of many who ask, exactly one gets it.
   */
  async claim(
    messageId: string,
    now: Date,
    leaseEndsAt: Date,
    isUrgent = false,
  ): Promise<Claim | null> {
    const row = await this.#claimed.ask({ messageId, now, leaseEndsAt }, { isUrgent });
    return row && this.#toClaim(row);
  }

  /** Takes those of many messages in hand that are free; gives them in no order. */
  async claimFree(messageIds: readonly string[], now: Date, leaseEndsAt: Date): Promise<Claim[]> {
    const asked = messageIds.map((messageId) => ({ messageId, now, leaseEndsAt }));
    const rows = await this.#claimMany(asked);
    return Promise.all(rows.flatMap((row) => (row ? [this.#toClaim(row)] : [])));
  }

  async #toClaim({ driver, wasClaimed, ...message }: ClaimedRow): Promise<Claim> {
    if (!message.content?.attachments) return { message, driver, wasClaimed };
    const attachments = await this.dataSource.query<OutboundAttachment[]>(FILES, [message.id]);
    return { message: { ...message, attachments }, driver, wasClaimed };
  }

  /** Of two who ask for the same message at once, the second gets nothing. */
  async #claimMany(asked: readonly Asked[]): Promise<(ClaimedRow | null)[]> {
    const first = new Map(asked.toReversed().map((one) => [one.messageId, one]));
    const each = [...first.values()];
    const rows = await runStatement<ClaimedRow>(this.dataSource, CLAIM, [
      each.map(({ now }) => newId('mev', now.getTime())),
      each.map(({ messageId }) => messageId),
      each.map(({ now }) => now),
      each.map(({ leaseEndsAt }) => leaseEndsAt),
    ]);
    const found = new Map(rows.map((row) => [row.id, row]));
    return asked.map(
      (one) => (first.get(one.messageId) === one && found.get(one.messageId)) || null,
    );
  }

  /** Gives a message back that was certainly not sent; the sweeper looks at it again then. */
  async release(messageId: string, attendAt: Date): Promise<void> {
    await this.dataSource.query(
      'update message set claimed_until = null, attend_at = $2 where id = $1 and rank = 20',
      [messageId, attendAt],
    );
  }
}

interface Asked {
  readonly messageId: string;
  readonly now: Date;
  readonly leaseEndsAt: Date;
}

interface ClaimedRow extends OutboundMessage {
  readonly driver: string;
  readonly wasClaimed: boolean;
}

const FILES = `
  select filename, content_type as "contentType", bytes from message_attachment
  where message_id = $1 order by position`;

const IS_FREE =
  '(rank < 20 or (rank = 20 and (claimed_until is null or claimed_until <= asked.at)))';

// Rows are locked in the order of their names, so that two of these never wait for each other.
const CLAIM = statement(`
  with asked as (
    select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[])
      as asked (event_id, id, at, lease_ends_at)
  ), found as (
    select message.id, claimed_until, asked.event_id, asked.at, asked.lease_ends_at
    from message join asked on asked.id = message.id
    where expires_at > asked.at and ${IS_FREE}
    order by message.id for update of message
  ), claimed as (
    update message set status = 'sending', rank = 20, attempts = attempts + 1,
      claimed_until = found.lease_ends_at, attend_at = found.lease_ends_at
    from found where message.id = found.id
    returning message.*, found.event_id, found.at, found.claimed_until is not null as was_claimed
  ), event as (
    insert into message_event (id, message_id, status, provider, provider_event_id, at)
    select event_id, id, 'sending', 'skydeck', id || '.sending.' || attempts, at from claimed
  )
  select id, project_id as tenant, channel, recipient, sender, content, kind, driver,
    topic_id as "topicId", quiet_hours as "quietHours", is_answer as "isAnswer",
    expires_at as "expiresAt", was_claimed as "wasClaimed"
  from claimed`);
