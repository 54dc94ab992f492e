import type { Tenant } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { InboundMessageEntity } from '../inbound/inbound-message.entity.js';
import { InboundReader, InboundReaders } from '../inbound/inbound-reader.js';
import { laterBy } from '../messages/later-by.js';
import { WindowEvents } from './window.events.js';

/** How long after the last message of a person WhatsApp lets a business say what it likes. */
export const WINDOW_MS = 24 * 3_600_000;

/** Whose window it is. */
export interface WindowKey {
  readonly tenant: Tenant;
  /** Number of the project. */
  readonly sender: string;
  /** Number of the person. */
  readonly recipient: string;
}

/** Knows whom a project may write to on WhatsApp without a template. */
@Injectable()
export class Windows extends InboundReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly clock: Clock,
    readers: InboundReaders,
  ) {
    super();
    readers.add(this);
  }

  /** Whether a person wrote within the last 24 hours. */
  async isOpen({ tenant, sender, recipient }: WindowKey): Promise<boolean> {
    const since = laterBy(this.clock.now(), -WINDOW_MS);
    const found = await this.dataSource.query<unknown[]>(IS_OPEN, [
      tenant,
      sender,
      recipient,
      since,
    ]);
    return found.length > 0;
  }

  /** WhatsApp says that it is closed: until the next message no other answer is tried. */
  async close({ tenant, sender, recipient }: WindowKey): Promise<void> {
    await this.dataSource.query(CLOSE, [tenant, sender, recipient]);
  }

  /** Opens the window of whoever writes, or keeps it open for longer. */
  async read(manager: EntityManager, message: InboundMessageEntity): Promise<void> {
    const { tenant, channel, recipient: own, sender: person, receivedAt } = message;
    if (channel !== 'whatsapp') return;
    const closed = laterBy(this.clock.now(), -WINDOW_MS);
    if (receivedAt <= closed) return;
    // Two first messages at once open one window.
    await manager.query(LOCK, [JSON.stringify(['message window', tenant, own, person])]);
    const key = [tenant, own, person];
    const wasOpen = await manager.query<unknown[]>(IS_OPEN, [...key, closed]);
    await manager.query(OPEN, [...key, message.id, receivedAt]);
    if (wasOpen.length > 0) return;
    const closesAt = laterBy(receivedAt, WINDOW_MS).toISOString();
    await this.events.record(manager, {
      type: WindowEvents.opened,
      tenant,
      subject: message.id,
      data: { inbound_id: message.id, closes_at: closesAt },
    });
  }
}

const OF_KEY = 'tenant = $1 and sender = $2 and recipient = $3';

const IS_OPEN = `select 1 from message_window where ${OF_KEY} and opened_at > $4`;

const LOCK = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';

const CLOSE = `delete from message_window where ${OF_KEY}`;

// Messages may come out of order: the newest counts.
const OPEN = `
  insert into message_window (tenant, sender, recipient, inbound_id, opened_at)
  values ($1, $2, $3, $4, $5)
  on conflict (tenant, sender, recipient) do update set
    inbound_id = excluded.inbound_id, opened_at = excluded.opened_at
  where message_window.opened_at < excluded.opened_at`;
