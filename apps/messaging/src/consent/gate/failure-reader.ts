import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type EndedMessage, EndingReader, EndingReaders } from '../../messages/ending-readers.js';
import type { MessageReport } from '../../messages/message-report.js';
import { ConsentMetrics } from '../consent.metrics.js';
import { reasonOfFailure, type StopReason } from '../suppressions/suppression-reason.js';
import { Suppressions } from '../suppressions/suppressions.js';

/** Addresses that do not work, or whose provider says that they want no more, go onto the list. */
@Injectable()
export class FailureReader extends EndingReader {
  constructor(
    endings: EndingReaders,
    private readonly suppressions: Suppressions,
    private readonly metrics: ConsentMetrics,
  ) {
    super();
    endings.add(this);
  }

  override async ended(
    manager: EntityManager,
    { id, channel, project_id: tenant }: EndedMessage,
    { status, failure }: MessageReport,
  ): Promise<void> {
    if (failure === undefined) return;
    if (status === 'suppressed') this.metrics.withheld(channel, failure as StopReason);
    if (tenant === null || (status !== 'failed' && status !== 'undelivered')) return;
    const reason = reasonOfFailure(channel, failure);
    if (reason === null) return;
    const why = { reason, addedBy: 'system', note: failure };
    await this.suppressions.addRecipientOf(manager, id, why);
  }
}
