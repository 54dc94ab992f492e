import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { isId, newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { DataSource, LessThan } from 'typeorm';
import { destinationOf } from '../otp/destination.js';
import type { OtpEntity } from '../otp/otp.entity.js';
import { OtpRequestsService } from '../otp/otp-requests.service.js';
import { OtpService } from '../otp/otp.service.js';
import { UserSessionEnds } from '../user-sessions/user-session-ends.js';
import type { UserSessionEntity } from '../user-sessions/user-session.entity.js';
import { UserEntity } from '../users/user.entity.js';
import { type SignedInUser, UserSignIns } from '../users/user-sign-ins.js';
import { hashPassword } from './password-hasher.js';
import { UserPasswordErrors } from './user-passwords.errors.js';
import type { SignUpUser, VerifyUserSignUp } from './user-passwords.schema.js';
import { UserSignUpEntity } from './user-sign-up.entity.js';

const PURPOSE = 'sign_up';
/** Codes end long before; passwords of sign-ups that nobody finished are kept no longer. */
const KEEP_MS = 3_600_000;

/** Sign-ups with a password. They answer alike whether or not there is such a user. */
@Injectable()
export class UserSignUpsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly otps: OtpService,
    private readonly requests: OtpRequestsService,
    private readonly signIns: UserSignIns,
    private readonly ends: UserSessionEnds,
    private readonly clock: Clock,
  ) {}

  /** Sends the code that proves a number or an address, and keeps the password until then. */
  async start(
    tenant: Tenant,
    { email, phone, password, name, client_ip: ip }: SignUpUser,
    requestId: string,
  ): Promise<{ id: string; otp: OtpEntity }> {
    const destination = destinationOf({ email, phone });
    const passwordHash = await hashPassword(password);
    const otp = await this.requests.request({
      tenant,
      purpose: PURPOSE,
      destination,
      ip,
      requestId,
    });
    const now = this.clock.now();
    const id = newId('sup', now.getTime());
    const { manager } = this.dataSource;
    await manager.delete(UserSignUpEntity, {
      createdAt: LessThan(new Date(now.getTime() - KEEP_MS)),
    });
    const chosen = { passwordHash, name: name ?? null };
    await manager.insert(UserSignUpEntity, {
      id,
      tenant,
      otpId: otp.id,
      ...chosen,
      createdAt: now,
    });
    return { id, otp };
  }

  /** Makes the user, or gives the one that there is the password: the code has proven enough. */
  async verify(tenant: Tenant, { id, code }: VerifyUserSignUp): Promise<SignedInUser> {
    const { manager } = this.dataSource;
    const signUp = isId('sup', id)
      ? await manager.findOneBy(UserSignUpEntity, { tenant, id })
      : null;
    if (!signUp) throw UserPasswordErrors.sign_up_not_found();
    const { otpId, name, passwordHash } = signUp;
    const otp = await this.otps.verify(await this.otps.get(otpId, PURPOSE, tenant), code);
    const destination = { channel: otp.channel, to: otp.destination };
    let ended: UserSessionEntity[] = [];
    const signedIn = await this.signIns.byProof({
      tenant,
      destination,
      name,
      also: async (inside, user) => {
        ended = await this.ends.endAllOf(inside, user);
        await inside.update(UserEntity, { id: user.id }, { passwordHash });
        await inside.delete(UserSignUpEntity, { otpId });
      },
    });
    await this.ends.announce(ended);
    return signedIn;
  }
}
