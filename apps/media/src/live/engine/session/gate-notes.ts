import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';

const logger = new Logger('LiveEngine');
const TRIES = 4;
const PAUSE_MS = 500;

/** Tells the gatekeeper what becomes of a session, one thing after the other. */
export class GateNotes {
  #last: Promise<void> = Promise.resolve();

  /** Tells it once. */
  tell(note: () => Promise<void>): void {
    this.#last = this.#last
      .then(note)
      .catch((error: unknown) =>
        logger.error({ msg: 'Something of a live stream failed.', err: error }),
      );
  }

  /** Tells it until it was heard, some times at most. */
  async tellSurely(note: () => Promise<void>): Promise<void> {
    this.tell(async () => {
      for (let tries = 1; ; tries++) {
        try {
          return await note();
        } catch (error) {
          if (tries === TRIES) throw error;
          await sleep(PAUSE_MS * tries);
        }
      }
    });
    await this.#last;
  }
}
