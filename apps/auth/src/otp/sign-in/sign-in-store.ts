import { Injectable } from '@nestjs/common';
import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { runStatement, type Statement } from '@skydeck/database';
import { Events, type NewEvent } from '@skydeck/events';
import { Quotas } from '@skydeck/limits';
import { DataSource } from 'typeorm';
import { TwoFactorSettings } from '../../factors/policy/two-factor.settings.js';
import { newUserSession } from '../../user-sessions/new-user-session.js';
import type { UserSessionEntity } from '../../user-sessions/user-session.entity.js';
import { toSessionData, UserSessionEvents } from '../../user-sessions/user-session.events.js';
import { newUser } from '../../users/new-user.js';
import type { UserEntity } from '../../users/user.entity.js';
import { toUserChange } from '../../users/user-history.js';
import { type OtpRow, toOtpEntity } from '../otp-row.js';
import { eventsOf } from '../otp-store.js';
import type { OtpEntity } from '../otp.entity.js';
import { toUserEntity, type UserJson, userValues } from './known-user.js';
import { LOOK_BY_ID, LOOK_BY_TARGET, SIGN_IN_KNOWN, SIGN_UP } from './sign-in.sql.js';

/** A verification by its identifier, or the pending one of a number or an address. */
export type Which = { readonly id: string } | { readonly destination: string };

/** A verification, and what decides whether its user can be signed in at once. */
export interface Scene {
  readonly otp: OtpEntity;
  readonly user: UserEntity | null;
  readonly policy: string;
  readonly hasHooks: boolean;
}

/** A sign-in that is ready to be done. */
export interface ShortWay {
  readonly user: UserEntity;
  readonly session: UserSessionEntity;
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

interface SceneRow extends OtpRow {
  readonly person: UserJson | null;
  readonly policy: string | null;
  readonly has_hooks: boolean;
}

/** The statements of signing in by a code. */
@Injectable()
export class SignInStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly quotas: Quotas,
  ) {}

  /** What is known of a verification and of its user. */
  async look(tenant: Tenant, which: Which): Promise<Scene | null> {
    const [row] = await ('id' in which
      ? runStatement<SceneRow>(this.dataSource, LOOK_BY_ID, [which.id])
      : runStatement<SceneRow>(this.dataSource, LOOK_BY_TARGET, [
          tenant,
          which.destination,
          'verification',
        ]));
    if (!row) return null;
    return {
      otp: toOtpEntity(row),
      user: row.person && toUserEntity(row.person),
      policy: row.policy ?? TwoFactorSettings.defaults.policy,
      hasHooks: row.has_hooks,
    };
  }

  /** The sign-in that a right code leads to; null when somebody has to be asked first. */
  shortWay(tenant: Tenant, { otp, user, policy, hasHooks }: Scene, now: Date): ShortWay | null {
    if (hasHooks || policy === 'required') return null;
    if (user) return isProven(user, otp) ? this.#signIn(otp, user, policy, now) : null;
    return this.quotas.takeUncounted('users', tenant) ? this.#signUp(tenant, otp, now) : null;
  }

  /** Does it. Null when the code was used or has ended. */
  async go({ statement, values }: ShortWay, now: Date) {
    const what = [values[0], true, now, ...values.slice(1)];
    type Row = OtpRow & { readonly has_session: boolean };
    const [row] = await runStatement<Row>(this.dataSource, statement, what);
    if (!row) return null;
    this.events.committed();
    return { otp: toOtpEntity(row), hasSession: row.has_session };
  }

  #signIn(otp: OtpEntity, user: UserEntity, policy: string, now: Date): ShortWay {
    const { session, values } = this.#begin(otp, user, now);
    const asked = [user.id, user.version, policy !== 'off'];
    return { user, session, statement: SIGN_IN_KNOWN, values: [...values, ...asked] };
  }

  #signUp(tenant: Tenant, otp: OtpEntity, now: Date): ShortWay {
    const { destination: to } = otp;
    const identity =
      otp.channel === 'email'
        ? { email: to, is_email_verified: true }
        : { phone: to, is_phone_verified: true };
    const user = Object.assign(newUser(tenant, identity, now), { lastSignInAt: now });
    const { subject, ...change } = toUserChange('created', { after: user }, now);
    const { session, values } = this.#begin(otp, user, now, [{ ...change, subject }]);
    const entry = this.audit.entryOf({ ...change, target: subject });
    const made = [...values, ...entry, ...userValues(user)];
    return { user, session, statement: SIGN_UP, values: made };
  }

  #begin(otp: OtpEntity, user: UserEntity, now: Date, more: readonly NewEvent[] = []) {
    const { id: userId, tenant } = user;
    const signIn = { tenant, userId, amr: ['otp'], provenTo: otp.destination };
    const session = newUserSession(signIn, now);
    const began = { type: UserSessionEvents.created, tenant, subject: session.id };
    const values = [
      otp.id,
      this.events.rowsOf(...eventsOf('verified', otp)),
      this.events.rowsOf({ ...began, data: toSessionData(session) }, ...more),
      session.id,
      tenant,
      session.amr,
      session.aal,
      session.provenTo,
      session.ip,
      session.userAgent,
      session.counter,
      session.expiresAt,
    ];
    return { session, values };
  }
}

function isProven({ phoneVerifiedAt, emailVerifiedAt }: UserEntity, { channel }: OtpEntity) {
  return (channel === 'email' ? emailVerifiedAt : phoneVerifiedAt) !== null;
}
