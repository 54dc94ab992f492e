import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { CodeDelivery } from './code-delivery.js';
import type { Destination } from './destination.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { checkLimits } from './otp-limits.js';
import { endedError, MOST_SENDS, resendAfterS, statusOf } from './otp-state.js';
import { OtpStore } from './otp-store.js';
import type { OtpEntity, OtpPurpose } from './otp.entity.js';
import { OtpErrors } from './otp.errors.js';

const LIFE_MS = 300_000;
const FIRST_COOL_DOWN_MS = 30_000;
const ID_PREFIX: Record<OtpPurpose, string> = {
  sign_in: 'sgn',
  verification: 'otp',
  sign_up: 'otp',
};

/** A code that somebody wants to have sent. */
export interface OtpRequest {
  /** Null for sign-ins to the platform itself. */
  readonly tenant: Tenant | null;
  readonly purpose: OtpPurpose;
  readonly destination: Destination;
  readonly name?: string | undefined;
  /** Address of the end user's device, as far as it is known. */
  readonly ip?: string | undefined;
  /** The HTTP request that this serves. */
  readonly requestId: string;
}

/** Sends one-time codes: the one engine of sign-ins and of the OTP product. */
@Injectable()
export class OtpRequestsService {
  constructor(
    private readonly store: OtpStore,
    private readonly delivery: CodeDelivery,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends a code. While one is pending for the same target, that one is answered again, and its
   * code is sent again if enough time has passed.
   */
  async request(wanted: OtpRequest): Promise<OtpEntity> {
    const { tenant, destination, ip } = wanted;
    const nowMs = this.clock.now().getTime();
    const giveBack = await checkLimits(this.limiter, { tenant, ip }, destination, nowMs);
    return orGiveBack(this.#addOrRepeat(wanted), giveBack);
  }

  /** Sends the same code again. Throws when it is too soon, or was sent too often. */
  async resend(otp: OtpEntity, requestId: string): Promise<OtpEntity> {
    const now = this.clock.now();
    if (statusOf(otp, now) !== 'pending') throw endedError(otp, now);
    if (otp.sends >= MOST_SENDS) throw OtpErrors.sends_exhausted();
    const waitS = resendAfterS(otp, now);
    if (waitS > 0) throw OtpErrors.resend_too_soon({ retryAfterS: waitS });
    const destination: Destination = { channel: otp.channel, to: otp.destination };
    const sender = { tenant: otp.tenant, ip: undefined };
    const giveBack = await checkLimits(this.limiter, sender, destination, now.getTime());
    if (await this.store.countSend(otp.id, now)) {
      return orGiveBack(this.#sendAgain(otp.id, requestId), giveBack);
    }
    throw OtpErrors.resend_too_soon({ retryAfterS: FIRST_COOL_DOWN_MS / 1000 });
  }

  async #addOrRepeat(wanted: OtpRequest): Promise<OtpEntity> {
    const { tenant, purpose, destination, requestId } = wanted;
    const now = this.clock.now();
    const target = { tenant, purpose, destination: destination.to };
    await this.store.expire(target, now);
    const fresh = newOtp(wanted, now);
    if (await this.store.add(fresh)) {
      await this.#deliver(fresh, requestId, () => this.store.remove(fresh.id));
      return fresh;
    }
    const pending = await this.store.findPending(target);
    // It ended between the two statements: a new one can be made now.
    if (!pending) return this.#addOrRepeat(wanted);
    const isCounted = await this.store.countSend(pending.id, now);
    return isCounted ? this.#sendAgain(pending.id, requestId) : pending;
  }

  async #sendAgain(id: string, requestId: string): Promise<OtpEntity> {
    const otp = await this.store.find(id);
    if (!otp) throw OtpErrors.not_found();
    await this.#deliver(otp, requestId, () => this.store.uncountSend(id, this.clock.now()));
    return otp;
  }

  /** Nothing stays half done: what was written for a message that did not go out is undone. */
  async #deliver(otp: OtpEntity, requestId: string, undo: () => Promise<void>): Promise<void> {
    try {
      await this.delivery.send(otp, this.clock.now(), requestId);
    } catch (error) {
      await undo();
      throw error;
    }
    await this.store.measure(otp, this.clock.now());
  }
}

/** A code that could not be sent must not bring its owner closer to a limit. */
async function orGiveBack<Sent>(sent: Promise<Sent>, giveBack: () => Promise<void>): Promise<Sent> {
  try {
    return await sent;
  } catch (error) {
    await giveBack();
    throw error;
  }
}

function newOtp({ tenant, purpose, destination, name }: OtpRequest, now: Date): OtpEntity {
  return {
    id: newId(ID_PREFIX[purpose], now.getTime()),
    tenant,
    purpose,
    channel: destination.channel,
    destination: destination.to,
    name: name ?? null,
    status: 'pending',
    attempts: 0,
    sends: 1,
    nextSendAt: new Date(now.getTime() + FIRST_COOL_DOWN_MS),
    expiresAt: new Date(now.getTime() + LIFE_MS),
    verifiedAt: null,
    createdAt: now,
  };
}
