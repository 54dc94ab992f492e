import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import type { ApiError } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { isSameCode } from './otp-code.js';
import { OtpCodes } from './otp-codes.js';
import { OtpMetrics } from './otp-metrics.js';
import { endedError } from './otp-state.js';
import { OtpStore } from './otp-store.js';
import type { OtpEntity, OtpPurpose } from './otp.entity.js';
import { OtpErrors } from './otp.errors.js';

/** Finds verifications and checks codes. */
@Injectable()
export class OtpService {
  constructor(
    private readonly store: OtpStore,
    private readonly codes: OtpCodes,
    private readonly metrics: OtpMetrics,
    private readonly clock: Clock,
  ) {}

  /** One verification of a project, or of the platform. */
  async get(id: string, purpose: OtpPurpose, tenant: Tenant | null): Promise<OtpEntity> {
    const otp = await this.store.find(id);
    if (!otp || otp.purpose !== purpose || otp.tenant !== tenant) throw OtpErrors.not_found();
    return otp;
  }

  /** Checks a code; a right one works once. Throws what is wrong with it. */
  async verify(otp: OtpEntity, code: string): Promise<OtpEntity> {
    const isRight = isSameCode(await this.codes.of(otp), code);
    const attempt = await this.store.attempt(otp, isRight, this.clock.now());
    this.metrics.tried(attempt?.status === 'verified' ? 'right' : attempt ? 'wrong' : 'ended');
    if (!attempt) throw await this.ended(otp);
    if (attempt.status === 'failed') throw OtpErrors.attempts_exhausted();
    if (attempt.status === 'pending') throw wrongCode(attempt.attemptsLeft);
    return attempt.otp;
  }

  /** Ends a pending verification. */
  async cancel(otp: OtpEntity): Promise<OtpEntity> {
    const canceled = await this.store.cancel(otp.id, this.clock.now());
    if (!canceled) throw await this.ended(otp);
    return canceled;
  }

  /** Why a verification takes nothing any more. */
  async ended(otp: OtpEntity): Promise<ApiError> {
    return endedError((await this.store.find(otp.id)) ?? otp, this.clock.now());
  }
}

function wrongCode(left: number) {
  return OtpErrors.wrong_code({
    detail: `This code is not right; ${left} attempt${left === 1 ? '' : 's'} left.`,
    issues: [{ location: 'body.code', code: 'wrong', message: 'This code is not right.' }],
  });
}
