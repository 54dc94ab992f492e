import { Injectable } from '@nestjs/common';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import type { AuthConfig } from '../auth.config.js';
import { deriveKey } from '../derive-key.js';
import { Settings } from '../settings.module.js';
import { CodeDelivery } from './code-delivery.js';
import type { Destination } from './destination.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { isCode } from './otp-code.js';
import { checkLimits } from './otp-limits.js';
import { MOST_SENDS, OtpStore } from './otp-store.js';
import type { OtpEntity, OtpPurpose } from './otp.entity.js';
import { OtpErrors } from './otp.errors.js';

const LIFE_MS = 300_000;
const FIRST_COOL_DOWN_MS = 30_000;
const ID_PREFIX: Record<OtpPurpose, string> = { sign_in: 'sgn', verification: 'otp' };

/** A code that somebody wants to have sent. */
export interface OtpRequest {
  /** Null for sign-ins to the platform itself. */
  readonly projectId: string | null;
  readonly purpose: OtpPurpose;
  readonly destination: Destination;
  readonly name?: string | undefined;
  /** Address of the end user's device, as far as it is known. */
  readonly ip?: string | undefined;
  readonly requestId: string;
}

/** Sends one-time codes and checks them: the one engine of sign-ins and of the OTP product. */
@Injectable()
export class OtpService {
  readonly #pepper: Buffer;

  constructor(
    private readonly store: OtpStore,
    private readonly delivery: CodeDelivery,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Settings() config: AuthConfig,
  ) {
    this.#pepper = deriveKey(config, 'one-time codes');
  }

  /**
   * Sends a code. While one is pending for the same target, that one is answered again, and its
   * code is sent again if enough time has passed.
   */
  async request(wanted: OtpRequest): Promise<OtpEntity> {
    const { projectId, purpose, destination, ip, requestId } = wanted;
    const now = this.clock.now();
    await checkLimits(this.limiter, { projectId, ip }, destination, now.getTime());
    const target = { projectId, purpose, destination: destination.to };
    await this.store.expire(target, now);
    const fresh = this.#fresh(wanted, now);
    if (await this.store.add(fresh)) {
      await this.#deliver(fresh, requestId, () => this.store.remove(fresh.id));
      return fresh;
    }
    const pending = await this.store.findPending(target);
    // It was verified between the two statements: a new one can be made now.
    if (!pending) return this.request(wanted);
    if (!(await this.store.countSend(pending.id, now))) return pending;
    return this.#sendAgain(pending.id, requestId);
  }

  /** Sends the same code again. Throws when it is too soon, or was sent too often. */
  async resend(otp: OtpEntity, ip: string | undefined, requestId: string): Promise<OtpEntity> {
    const now = this.clock.now();
    if (this.statusOf(otp) !== 'pending') throw this.#endedError(otp);
    if (otp.sends >= MOST_SENDS) throw OtpErrors.sends_exhausted();
    this.#checkCoolDown(otp, now);
    const destination: Destination = { channel: otp.channel, to: otp.destination };
    await checkLimits(this.limiter, { projectId: otp.projectId, ip }, destination, now.getTime());
    if (!(await this.store.countSend(otp.id, now))) {
      throw OtpErrors.resend_too_soon({ retryAfterS: FIRST_COOL_DOWN_MS / 1000 });
    }
    return this.#sendAgain(otp.id, requestId);
  }

  /** Checks a code; a right one works once. Throws what is wrong with it. */
  async verify(otp: OtpEntity, code: string): Promise<OtpEntity> {
    const isRight = isCode(this.#pepper, otp, code);
    const attempt = await this.store.attempt(otp.id, isRight, this.clock.now());
    if (!attempt) throw this.#endedError((await this.store.find(otp.id)) ?? otp);
    if (attempt.status === 'failed') throw OtpErrors.attempts_exhausted();
    if (attempt.status === 'pending') {
      const left = attempt.attemptsLeft;
      const detail = `This code is not right; ${left} attempt${left === 1 ? '' : 's'} left.`;
      const issues = [{ location: 'body.code', code: 'wrong', message: 'This code is not right.' }];
      throw OtpErrors.wrong_code({ detail, issues });
    }
    return this.get(otp.id, otp.purpose, otp.projectId);
  }

  /** Ends a pending verification. */
  async cancel(otp: OtpEntity): Promise<OtpEntity> {
    if (!(await this.store.cancel(otp.id, this.clock.now()))) {
      throw this.#endedError((await this.store.find(otp.id)) ?? otp);
    }
    return { ...otp, status: 'canceled' };
  }

  /** One verification of a project, or of the platform. */
  async get(id: string, purpose: OtpPurpose, projectId: string | null): Promise<OtpEntity> {
    const otp = await this.store.find(id);
    if (!otp || otp.purpose !== purpose || otp.projectId !== projectId) throw OtpErrors.not_found();
    return otp;
  }

  /** The pending verification of a destination. */
  async pendingOf(destination: string, projectId: string): Promise<OtpEntity> {
    const otp = await this.store.findPending({ projectId, destination, purpose: 'verification' });
    if (!otp) throw OtpErrors.not_found();
    return otp;
  }

  /** The status as it is now: rows expire by the clock, not by being written to. */
  statusOf({ status, expiresAt }: OtpEntity): OtpEntity['status'] {
    return status === 'pending' && expiresAt <= this.clock.now() ? 'expired' : status;
  }

  /** Seconds until the code may be sent again. */
  resendAfterS({ nextSendAt, expiresAt, sends }: OtpEntity): number {
    const at = sends >= MOST_SENDS ? expiresAt : nextSendAt;
    return Math.max(0, Math.ceil((at.getTime() - this.clock.now().getTime()) / 1000));
  }

  #fresh({ projectId, purpose, destination, name }: OtpRequest, now: Date): OtpEntity {
    return {
      id: newId(ID_PREFIX[purpose], now.getTime()),
      ...{ projectId, purpose, channel: destination.channel, destination: destination.to },
      ...{ name: name ?? null, status: 'pending', attempts: 0, sends: 1 },
      nextSendAt: new Date(now.getTime() + FIRST_COOL_DOWN_MS),
      expiresAt: new Date(now.getTime() + LIFE_MS),
      ...{ verifiedAt: null, createdAt: now },
    };
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
  }

  #checkCoolDown(otp: OtpEntity, now: Date): void {
    if (otp.nextSendAt > now) {
      throw OtpErrors.resend_too_soon({ retryAfterS: this.resendAfterS(otp) });
    }
  }

  #endedError(otp: OtpEntity) {
    const status = this.statusOf(otp);
    if (status === 'expired') return OtpErrors.expired();
    if (status === 'failed') return OtpErrors.attempts_exhausted();
    return OtpErrors.not_pending();
  }
}
