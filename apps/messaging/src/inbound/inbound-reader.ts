import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { InboundMessageEntity } from './inbound-message.entity.js';

/** What a reader still wants to do once the message is stored for good. */
export type AfterStoring = () => Promise<void>;

/** Somebody who acts on what comes in: words that end messages, windows that open. */
export abstract class InboundReader {
  /**
   * Told of each inbound message once, in the transaction that stores it: what it writes by the
   * manager stands exactly when the message does, and throwing keeps the message from being stored,
   * so that the provider sends it again.
   */
  abstract read(
    manager: EntityManager,
    message: InboundMessageEntity,
  ): Promise<AfterStoring | void>;
}

/** Everybody who reads what comes in, in the order in which they came. */
@Injectable()
export class InboundReaders {
  readonly #readers: InboundReader[] = [];

  /** Called by a reader when it is made. */
  add(reader: InboundReader): void {
    this.#readers.push(reader);
  }

  /** Tells everybody; gives what is to be done after the commit. */
  async tell(manager: EntityManager, message: InboundMessageEntity): Promise<AfterStoring[]> {
    const later: AfterStoring[] = [];
    for (const reader of this.#readers) {
      const after = await reader.read(manager, message);
      if (after) later.push(after);
    }
    return later;
  }
}
