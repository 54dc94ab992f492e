import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { DataSource } from 'typeorm';
import { laterBy } from '../../messages/later-by.js';

const MINUTE_MS = 60_000;

/**
 * Minutes between one try and the next: 18 tries in two days. Greylisting lets a second try in
 * within minutes; what is broken is mended within hours or not at all (RFC 5321 section 4.5.4.1).
 */
export const RETRY_GAPS_MINUTES = [
  1, 2, 5, 10, 15, 30, 45, 60, 90, 120, 180, 240, 300, 360, 420, 480, 520,
] as const;

/** Says when mail that was put off is tried again. The attempts are the plan: they outlast processes. */
@Injectable()
export class MailRetries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** When a message is tried next by a provider; null when that was the last try that fits. */
  async next(messageId: string, providerId: string): Promise<Date | null> {
    const [row] = await this.dataSource.query<{ tries: number; expiresAt: Date }[]>(TRIES, [
      messageId,
      providerId,
    ]);
    const gap = row && RETRY_GAPS_MINUTES[row.tries - 1];
    if (!row || gap === undefined) return null;
    const at = laterBy(this.clock.now(), gap * MINUTE_MS);
    return at < row.expiresAt ? at : null;
  }
}

const TRIES = `
  select expires_at as "expiresAt", (select count(*)::int from message_attempt
    where message_id = message.id and provider_id = $2) as tries
  from message where id = $1`;
