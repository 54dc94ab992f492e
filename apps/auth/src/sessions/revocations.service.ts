import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { type Revocation, REVOKED_TOPIC } from '@skydeck/auth-guard';
import { Bus } from '@skydeck/bus';

const RETRY_MS = 250;
/** Guards believe nothing longer than 30 s, so a message is of no use after that. */
const GIVE_UP_MS = 35_000;

/** Tells every guard at once that something is no longer good. */
@Injectable()
export class RevocationsService {
  readonly #logger = new Logger(RevocationsService.name);

  constructor(private readonly bus: Bus) {}

  /** Sends the news. While the bus is away it is kept and sent as soon as the bus is back. */
  async announce(revocation: Revocation): Promise<void> {
    try {
      await this.bus.publish(REVOKED_TOPIC, revocation);
    } catch (error) {
      this.#logger.warn({
        msg: 'A revocation waits for the bus.',
        kind: revocation.kind,
        err: error,
      });
      void this.#retry(revocation);
    }
  }

  async #retry(revocation: Revocation): Promise<void> {
    const deadlineMs = performance.now() + GIVE_UP_MS;
    while (performance.now() < deadlineMs) {
      await delay(RETRY_MS, undefined, { ref: false });
      const isSent = await this.bus.publish(REVOKED_TOPIC, revocation).then(
        () => true,
        () => false,
      );
      if (isSent) return;
    }
  }
}
