import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { OutboundMessage, SendReceipt } from '../drivers/channel.driver.js';
import { ChannelDrivers } from '../drivers/channel-drivers.js';
import { DriverError, type DriverFailure } from '../drivers/driver-error.js';
import { PushRouting } from '../devices/push-routing.js';
import { TrackedMail } from '../tracking/tracked-mail.js';
import type { Carried, Postponed } from '../providers/provider-delivery.js';
import { laterBy } from './later-by.js';
import { type Claim, MessageClaims } from './message-claims.js';
import { MessageLedger } from './message-ledger.js';
import type { MessageStatus } from './message-status.js';

export const LEASE_MS = 60_000;
const SEND_TIMEOUT_MS = 30_000;

/** What failures make of a message; the others make it `failed`. */
const ENDED_AS: Partial<Record<DriverFailure, MessageStatus>> = {
  outcome_unknown: 'unknown',
  undelivered: 'undelivered',
  suppressed: 'suppressed',
};

/** Hands messages to their driver, each once, however many workers are asked. */
@Injectable()
export class MessageDelivery {
  constructor(
    private readonly claims: MessageClaims,
    private readonly ledger: MessageLedger,
    private readonly drivers: ChannelDrivers,
    private readonly routing: PushRouting,
    private readonly tracked: TrackedMail,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends a message unless somebody else does or did. Throws when it is worth another attempt,
   * unless this is the last one.
   */
  async deliver(
    messageId: string,
    { isLastAttempt = false, isUrgent = false } = {},
  ): Promise<void> {
    const now = this.clock.now();
    const claim = await this.claims.claim(messageId, now, laterBy(now, LEASE_MS), isUrgent);
    if (!claim) return this.ledger.expire(messageId, now);
    await this.send(claim, isLastAttempt);
  }

  /** Sends a message that is in hand. Throws when it is worth another attempt. */
  async send(claim: Claim, isLastAttempt: boolean): Promise<void> {
    const messageId = claim.message.id;
    try {
      const carried = await this.#carry(claim, isLastAttempt);
      if ('until' in carried) return await this.claims.release(messageId, carried.until);
      await this.#sent(claim.message, carried);
    } catch (error) {
      const problem = DriverError.from(error);
      const { retryAfterMs } = problem;
      if (problem.isTemporary && retryAfterMs !== null) {
        return await this.claims.release(messageId, laterBy(this.clock.now(), retryAfterMs));
      }
      if (!problem.isTemporary || isLastAttempt) return this.#fail(messageId, problem);
      await this.claims.release(messageId, this.clock.now());
      throw problem;
    }
  }

  /** By a provider of the project, or by what the installation has when there is none. */
  async #carry(
    { message, driver: name, wasClaimed }: Claim,
    isLastAttempt: boolean,
  ): Promise<Carried | Postponed> {
    const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
    const dressed = await this.tracked.dress(message);
    const carried = await this.routing.deliver(dressed, { wasClaimed, isLastAttempt }, signal);
    if (carried) return carried;
    const driver = this.drivers.get(name);
    if (wasClaimed && !driver.isRepeatable) throw new DriverError('outcome_unknown');
    return { ...(await driver.send(dressed, signal)), provider: driver.name };
  }

  async #sent(
    { id: messageId, kind }: OutboundMessage,
    { providerId, status, provider, note }: SendReceipt & { readonly provider: string },
  ): Promise<void> {
    const providerEventId = `${providerId}.${status}`;
    const at = this.clock.now();
    const told = note === undefined ? {} : { note };
    const report = { messageId, status, provider, providerEventId, at, ...told };
    await this.ledger.receive(report, { isUrgent: kind === 'otp' });
  }

  /** What may have been sent is not called failed: a report of the provider may still tell. */
  async #fail(messageId: string, { code, detail }: DriverError): Promise<void> {
    const status = ENDED_AS[code] ?? 'failed';
    const failure = detail ?? code;
    await this.ledger.advance(messageId, status, { at: this.clock.now(), failure });
  }
}
