import { DataSource } from 'typeorm';
import type { ReturnPaths } from '../domains/return-path.js';
import type { DeliveryReports } from '../providers/reports/delivery-reports.js';
import { type DeliveryStatus, readDeliveryStatus } from './delivery-status.js';

const REPORTED = { failed: 'undelivered', delivered: 'delivered' } as const;

/** Takes mail that came back, and reports it about the message that it was. */
export class Bounces {
  constructor(
    private readonly returnPaths: ReturnPaths,
    private readonly reports: DeliveryReports,
    private readonly dataSource: DataSource,
  ) {}

  /** Whether an address is one that mail comes back to. */
  takes(address: string): boolean {
    return this.returnPaths.messageOf(address) !== null;
  }

  /** Reads a mail that came to such an address. What is no notification changes nothing. */
  async receive(address: string, raw: Buffer): Promise<void> {
    const messageId = this.returnPaths.messageOf(address);
    const told = messageId === null ? null : await readDeliveryStatus(raw).catch(() => null);
    if (messageId !== null && told !== null) await this.#report(messageId, told);
  }

  async #report(messageId: string, { action, status }: DeliveryStatus): Promise<void> {
    if (action !== 'failed' && action !== 'delivered') return;
    const [attempt] = await this.dataSource.query<{ provider_id: string }[]>(
      `select provider_id from message_attempt where message_id = $1 and driver = 'smtp'
       order by number desc limit 1`,
      [messageId],
    );
    if (!attempt) return;
    const report = { providerMessageId: messageId, status: REPORTED[action] };
    await this.reports.about(attempt.provider_id, messageId, {
      ...report,
      ...(action === 'failed' && { failure: status }),
    });
  }
}
