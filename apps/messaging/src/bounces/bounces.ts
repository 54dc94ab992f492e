import { DataSource } from 'typeorm';
import type { ReturnPaths } from '../domains/return-path.js';
import type { DeliveryReports } from '../providers/reports/delivery-reports.js';
import type { Complaints } from './complaints.js';
import { type DeliveryStatus, readDeliveryStatus } from './delivery-status.js';
import { readFeedbackReport } from './feedback-report.js';

/** The final words; `delayed` is none, and what a mailing list does is not ours. */
const REPORTED = { failed: 'undelivered', delivered: 'delivered' } as const;
/** Where mailbox providers send complaints, at any host that leads here. */
const FEEDBACK = /^feedback@/i;

/** Takes mail that came back, and reports it about the message that it was. */
export class Bounces {
  constructor(
    private readonly returnPaths: ReturnPaths,
    private readonly reports: DeliveryReports,
    private readonly complaints: Complaints,
    private readonly dataSource: DataSource,
  ) {}

  /** Whether an address is one that mail comes back to, or that complaints are sent to. */
  takes(address: string): boolean {
    return FEEDBACK.test(address) || this.returnPaths.messageOf(address) !== null;
  }

  /** Reads a mail that came to such an address. What is no notification changes nothing. */
  async receive(address: string, raw: Buffer): Promise<void> {
    const messageId = this.returnPaths.messageOf(address);
    const told = messageId === null ? null : await readDeliveryStatus(raw).catch(() => null);
    if (messageId !== null && told !== null) return this.#report(messageId, told);
    await this.#complain(raw, messageId);
  }

  /** A complaint counts for the message whose return path it names, which nobody can make up. */
  async #complain(raw: Buffer, cameTo: string | null): Promise<void> {
    const feedback = await readFeedbackReport(raw).catch(() => null);
    if (feedback === null) return;
    const named = feedback.returnPaths.map((address) => this.returnPaths.messageOf(address));
    const messageId = named.find((found) => found !== null) ?? cameTo;
    if (messageId !== null) await this.complaints.add(messageId, feedback.type);
  }

  async #report(messageId: string, { action, status }: DeliveryStatus): Promise<void> {
    if (action !== 'failed' && action !== 'delivered') return;
    const [attempt] = await this.dataSource.query<{ provider_id: string }[]>(
      `select provider_id from message_attempt
       where message_id = $1 and driver in ('smtp', 'direct-mx') order by number desc limit 1`,
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
