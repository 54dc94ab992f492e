import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { type SignedInUser, UserSignIns } from '../../users/user-sign-ins.js';
import { UserSessionsService } from '../../user-sessions/user-sessions.service.js';
import { isSameCode } from '../otp-code.js';
import { OtpCodes } from '../otp-codes.js';
import { OtpMetrics } from '../otp-metrics.js';
import type { OtpEntity } from '../otp.entity.js';
import { OtpErrors } from '../otp.errors.js';
import { OtpService } from '../otp.service.js';
import { type Scene, type Which, SignInStore } from './sign-in-store.js';

const PURPOSE = 'verification';

/** A code that was right, and who it has signed in. */
export interface Verified {
  readonly otp: OtpEntity;
  readonly signedIn: SignedInUser;
}

/**
 * Signs in by a code. Nearly everybody goes the short way: one look, and one statement that uses the
 * code up and begins the session. Who is asked for more, or has changed meanwhile, goes the long
 * way, on which the same is done in steps.
 */
@Injectable()
export class CodeSignIns {
  constructor(
    private readonly store: SignInStore,
    private readonly codes: OtpCodes,
    private readonly otps: OtpService,
    private readonly signIns: UserSignIns,
    private readonly sessions: UserSessionsService,
    private readonly metrics: OtpMetrics,
    private readonly clock: Clock,
  ) {}

  /** Checks a code, which works once, and signs its user in. Throws what is wrong with it. */
  async verify(tenant: Tenant, which: Which, code: string): Promise<Verified> {
    const scene = await this.store.look(tenant, which);
    if (!scene || scene.otp.purpose !== PURPOSE || scene.otp.tenant !== tenant) {
      throw OtpErrors.not_found();
    }
    const isRight = isSameCode(await this.codes.of(scene.otp), code);
    const short = isRight && (await this.#shortWay(tenant, scene));
    if (short) return short;
    return this.#longWay(tenant, await this.otps.verify(scene.otp, code));
  }

  /** Null when the short way is not open; then nothing has been done. */
  async #shortWay(tenant: Tenant, scene: Scene): Promise<Verified | null> {
    const now = this.clock.now();
    const way = this.store.shortWay(tenant, scene, now);
    if (!way) return null;
    const done = await this.store.go(way, now);
    this.metrics.tried(done ? 'right' : 'ended');
    if (!done) throw await this.otps.ended(scene.otp);
    if (!done.hasSession) return this.#longWay(tenant, done.otp);
    const user = Object.assign(way.user, { lastSignInAt: now });
    const session = await this.sessions.tokensOf(way.session, {});
    return { otp: done.otp, signedIn: { user, session, secondFactor: null } };
  }

  async #longWay(tenant: Tenant, otp: OtpEntity): Promise<Verified> {
    const destination = { channel: otp.channel, to: otp.destination };
    return { otp, signedIn: await this.signIns.byProof({ tenant, destination }) };
  }
}
