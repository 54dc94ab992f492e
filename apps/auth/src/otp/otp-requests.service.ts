import { Injectable } from '@nestjs/common';
import { Clock } from '@skydeck/service';
import { AuthSettingsCache } from '../settings/auth-settings.cache.js';
import { CodeDelivery } from './code-delivery.js';
import { isOfPhones } from './destination.js';
import { type CodeRules, newOtp, type OtpRequest } from './new-otp.js';
import { type Admission, OtpAdmission } from './otp-admission.js';
import { OtpMetrics } from './otp-metrics.js';
import { canFinishSend, endedError, MOST_SENDS, resendAfterS, statusOf } from './otp-state.js';
import { OtpStore } from './otp-store.js';
import type { OtpEntity } from './otp.entity.js';
import { OtpErrors } from './otp.errors.js';
import { OtpSettings } from './otp.settings.js';
import { checkPhone } from './phone.js';

export type { OtpRequest } from './new-otp.js';

const FIRST_COOL_DOWN_S = 30;

/** Sends one-time codes: the one engine of sign-ins and of the OTP product. */
@Injectable()
export class OtpRequestsService {
  constructor(
    private readonly store: OtpStore,
    private readonly delivery: CodeDelivery,
    private readonly admission: OtpAdmission,
    private readonly settings: AuthSettingsCache,
    private readonly metrics: OtpMetrics,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends a code. While one is pending for the same target, that one is answered again, and its
   * code is sent again if enough time has passed or it did not go out.
   */
  async request(request: OtpRequest): Promise<OtpEntity> {
    const wanted = withCountry(request);
    const { tenant, destination, ip } = wanted;
    const admission = await this.admission.admit({ tenant, ip, ...destination });
    if (admission.reasons.length > 0) return this.#addBlocked(wanted, admission.reasons);
    return orGiveBack(this.#addOrRepeat(wanted, admission), admission);
  }

  /** Sends the same code again. Throws when it is too soon, or was sent too often. */
  async resend(otp: OtpEntity, requestId: string): Promise<OtpEntity> {
    const now = this.clock.now();
    if (statusOf(otp, now) !== 'pending') throw endedError(otp, now);
    if (!canFinishSend(otp, now)) {
      if (otp.sends >= MOST_SENDS) throw OtpErrors.sends_exhausted();
      const waitS = resendAfterS(otp, now);
      if (waitS > 0) throw OtpErrors.resend_too_soon({ retryAfterS: waitS });
    }
    const { tenant, channel, destination: to, country } = otp;
    const admission = await this.admission.admit({ tenant, channel, to, country });
    if (admission.reasons.length > 0) throw OtpErrors.blocked();
    const taken = await this.store.takeSend(otp.id, channel, now);
    if (taken) return orGiveBack(this.#send(taken, requestId, admission), admission);
    await admission.giveBack();
    throw OtpErrors.resend_too_soon({ retryAfterS: FIRST_COOL_DOWN_S });
  }

  async #addOrRepeat(wanted: OtpRequest, admission: Admission): Promise<OtpEntity> {
    const { tenant, purpose, destination, requestId } = wanted;
    const now = this.clock.now();
    const fresh = newOtp(wanted, await this.#rulesOf(wanted), now);
    if (await this.store.add(fresh)) return this.#send(fresh, requestId, admission);
    const target = { tenant, purpose, destination: destination.to };
    const pending = await this.store.findPending(target);
    // It ended between the two statements, or its time is over: a new one can be made now.
    if (!pending || (pending.expiresAt <= now && (await this.store.expire(target, now)))) {
      return this.#addOrRepeat(wanted, admission);
    }
    const taken = await this.store.takeSend(pending.id, destination.channel, now);
    return taken ? this.#send(taken, requestId, admission) : pending;
  }

  async #addBlocked(wanted: OtpRequest, reasons: readonly string[]): Promise<OtpEntity> {
    const otp = newOtp(wanted, await this.#rulesOf(wanted), this.clock.now());
    const not = { status: 'blocked', sends: 0, sendingUntil: null } as const;
    const blocked = Object.assign(otp, not, { reasons: [...reasons] });
    await this.store.addBlocked(blocked);
    return blocked;
  }

  /** What was written stays: whoever asks again finishes it, and messaging sends it once. */
  async #send(otp: OtpEntity, requestId: string, { isTestNumber }: Admission): Promise<OtpEntity> {
    if (isTestNumber) return otp;
    try {
      await this.delivery.send(otp, requestId);
    } catch (error) {
      this.metrics.sent(otp.channel, 'failed');
      await this.store.releaseSend(otp.id);
      throw error;
    }
    this.metrics.sent(otp.channel, 'handed');
    await this.store.noteHanded(otp, this.clock.now());
    return Object.assign(otp, { handed: otp.sends, sendingUntil: null });
  }

  async #rulesOf({ tenant }: OtpRequest): Promise<CodeRules> {
    return tenant === null ? OtpSettings.defaults : (await this.settings.of(tenant)).otp;
  }
}

/** Callers that know only where a code goes need not know of countries. */
function withCountry(wanted: OtpRequest): OtpRequest {
  const { destination } = wanted;
  if (destination.country !== undefined || !isOfPhones(destination.channel)) return wanted;
  return { ...wanted, destination: { ...destination, country: checkPhone(destination.to) } };
}

/** A code that could not be sent must not bring its owner closer to a limit. */
async function orGiveBack<Sent>(sent: Promise<Sent>, admission: Admission): Promise<Sent> {
  try {
    return await sent;
  } catch (error) {
    await admission.giveBack();
    throw error;
  }
}
