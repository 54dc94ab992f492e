import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import type { EntityManager } from 'typeorm';
import type { Channel } from './message-channel.js';
import type { MessageReport } from './message-report.js';

/** A message that was moved to its end, or past it. */
export interface EndedMessage {
  readonly id: string;
  readonly project_id: Tenant | null;
  readonly channel: Channel;
}

/** Somebody who acts on how messages end. */
export abstract class EndingReader {
  /** Told in the transaction that moves the message, each time that a report is news. */
  abstract ended(
    manager: EntityManager,
    message: EndedMessage,
    report: MessageReport,
  ): Promise<void>;
}

/** Everybody who reads how messages end. */
@Injectable()
export class EndingReaders {
  readonly #readers: EndingReader[] = [];

  /** Called by a reader when it is made. */
  add(reader: EndingReader): void {
    this.#readers.push(reader);
  }

  /** Tells everybody. */
  async tell(manager: EntityManager, message: EndedMessage, report: MessageReport): Promise<void> {
    for (const reader of this.#readers) await reader.ended(manager, message, report);
  }
}
