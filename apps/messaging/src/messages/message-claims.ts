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
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Takes a message in hand until the lease ends. Null when it is expired, done, or in the hands of
   * a worker whose lease still runs: of many who ask, exactly one gets it.
   */
  async claim(messageId: string, now: Date, leaseEndsAt: Date): Promise<Claim | null> {
    const values = [newId('mev', now.getTime()), messageId, now, leaseEndsAt];
    const [row] = await this.dataSource.query<ClaimedRow[]>(CLAIM, values);
    if (!row) return null;
    const { driver, wasClaimed, ...message } = row;
    if (!message.content?.attachments) return { message, driver, wasClaimed };
    const attachments = await this.dataSource.query<OutboundAttachment[]>(FILES, [messageId]);
    return { message: { ...message, attachments }, driver, wasClaimed };
  }

  /** Gives a message back that was certainly not sent; the sweeper looks at it again then. */
  async release(messageId: string, attendAt: Date): Promise<void> {
    await this.dataSource.query(
      'update message set claimed_until = null, attend_at = $2 where id = $1 and rank = 20',
      [messageId, attendAt],
    );
  }
}

interface ClaimedRow extends OutboundMessage {
  readonly driver: string;
  readonly wasClaimed: boolean;
}

const FILES = `
  select filename, content_type as "contentType", bytes from message_attachment
  where message_id = $1 order by position`;

const IS_FREE = '(rank < 20 or (rank = 20 and (claimed_until is null or claimed_until <= $3)))';

const CLAIM = `
  with found as (
    select id, claimed_until from message where id = $2 and expires_at > $3 and ${IS_FREE} for update
  ), claimed as (
    update message set status = 'sending', rank = 20, attempts = attempts + 1,
      claimed_until = $4, attend_at = $4
    from found where message.id = found.id
    returning message.*, found.claimed_until is not null as was_claimed
  ), event as (
    insert into message_event (id, message_id, status, provider, provider_event_id, at)
    select $1, id, 'sending', 'skydeck', id || '.sending.' || attempts, $3 from claimed
  )
  select id, project_id as tenant, channel, recipient, sender, content, kind, driver,
    topic_id as "topicId", quiet_hours as "quietHours", is_answer as "isAnswer",
    expires_at as "expiresAt", was_claimed as "wasClaimed"
  from claimed`;
