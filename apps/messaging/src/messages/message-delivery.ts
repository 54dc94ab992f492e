import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { ChannelDriver, OutboundMessage } from '../drivers/channel.driver.js';
import { ChannelDrivers } from '../drivers/channel-drivers.js';
import { DriverError } from '../drivers/driver-error.js';
import { laterBy } from './later-by.js';
import { MessageClaims } from './message-claims.js';
import { MessageLedger } from './message-ledger.js';

const LEASE_MS = 60_000;
const SEND_TIMEOUT_MS = 30_000;

/** Hands messages to their driver, each once, however many workers are asked. */
@Injectable()
export class MessageDelivery {
  constructor(
    private readonly claims: MessageClaims,
    private readonly ledger: MessageLedger,
    private readonly drivers: ChannelDrivers,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends a message unless somebody else does or did. Throws when it is worth another attempt,
   * unless this is the last one.
   */
  async deliver(messageId: string, { isLastAttempt = false } = {}): Promise<void> {
    const now = this.clock.now();
    const claim = await this.claims.claim(messageId, now, laterBy(now, LEASE_MS));
    if (!claim) return this.claims.expire(messageId, now);

    const driver = this.drivers.get(claim.driver);
    if (claim.wasClaimed && !driver.isRepeatable) {
      return this.#fail(messageId, 'outcome_unknown');
    }
    try {
      await this.#send(claim.message, driver);
    } catch (error) {
      const problem = DriverError.from(error);
      if (!problem.isTemporary || isLastAttempt) return this.#fail(messageId, problem.code);
      await this.claims.release(messageId, this.clock.now());
      throw problem;
    }
  }

  async #send(message: OutboundMessage, driver: ChannelDriver): Promise<void> {
    const receipt = await driver.send(message, AbortSignal.timeout(SEND_TIMEOUT_MS));
    await this.ledger.receive({
      messageId: message.id,
      status: receipt.status,
      provider: driver.name,
      providerEventId: `${receipt.providerId}.${receipt.status}`,
      at: this.clock.now(),
    });
  }

  async #fail(messageId: string, failure: string): Promise<void> {
    await this.ledger.advance(messageId, 'failed', { at: this.clock.now(), failure });
  }
}
