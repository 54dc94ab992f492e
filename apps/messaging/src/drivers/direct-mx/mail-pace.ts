import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { laterBy } from '../../messages/later-by.js';

const MINUTE_MS = 60_000;
/** How much of a minute's mail may go at once. */
const BURST_MS = 10_000;

/** A mail, whom it goes by, and how many may go to its domain in a minute. */
export interface Paced {
  readonly messageId: string;
  readonly providerId: string;
  readonly recipient: string;
  readonly perMinute: number;
}

/**
 * Keeps to the pace that is set for the domains of recipients, in all processes together. A
 * message that has to wait gets a moment of its own, so that nobody asks twice.
 * @see ITU-T I.371, annex A (generic cell rate algorithm)
 */
@Injectable()
export class MailPace {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** When a message may go; null for now. */
  async momentOf({ messageId, providerId, recipient, perMinute }: Paced): Promise<Date | null> {
    const now = this.clock.now();
    const kept = await this.#takeKept(messageId, now);
    if (kept) return kept <= now ? null : kept;
    const domain = recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase();
    const [row] = await this.dataSource.query<{ fullAt: Date }[]>(TAKE, [
      providerId,
      domain,
      now,
      MINUTE_MS / perMinute,
    ]);
    const depthMs = Math.max(BURST_MS, MINUTE_MS / perMinute);
    const at = laterBy(row?.fullAt ?? now, -depthMs);
    if (at <= now) return null;
    await this.dataSource.query(KEEP, [messageId, at]);
    return at;
  }

  /** The moment that a message was given; it is used up once it has come. */
  async #takeKept(messageId: string, now: Date): Promise<Date | null> {
    const [kept] = await this.dataSource.query<{ at: Date }[]>(
      'select at from mail_turn where message_id = $1',
      [messageId],
    );
    if (kept && kept.at <= now) {
      await this.dataSource.query('delete from mail_turn where message_id = $1', [messageId]);
    }
    return kept?.at ?? null;
  }
}

const TAKE = `
  insert into mail_pace as pace (provider_id, domain, full_at)
  values ($1, $2, $3::timestamptz + $4::float8 * interval '1 millisecond')
  on conflict (provider_id, domain) do update
  set full_at = greatest(pace.full_at, $3::timestamptz) + $4::float8 * interval '1 millisecond'
  returning full_at as "fullAt"`;

const KEEP = `
  insert into mail_turn (message_id, at) values ($1, $2)
  on conflict (message_id) do update set at = excluded.at`;
