import { randomBytes } from 'node:crypto';
import { SecretBox } from '@skydeck/secret-box';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { renderSVG } from 'uqr';
import type { AuthConfig } from '../../auth.config.js';
import { keyOrigin } from '../../derive-key.js';
import { Settings } from '../../settings.module.js';
import { FactorHistory } from '../factor-history.js';
import type { FactorOwner } from '../factor-owner.js';
import { FactorEntity } from '../factor.entity.js';
import { FactorErrors } from '../factors.errors.js';
import { newFactor } from '../new-factor.js';
import { base32 } from './base32.js';
import { stepOf } from './totp.js';

const SECRET_BYTES = 20;
const MOST_FAILURES = 5;
const LOCK_S = 900;

/** What an authenticator app needs; shown once. */
export interface TotpSecret {
  /** Base 32, for typing. */
  readonly secret: string;
  readonly uri: string;
  readonly qrSvg: string;
}

/** How an entry is called in an app. */
export interface TotpLabel {
  readonly issuer: string;
  readonly account: string;
}

/** Authenticator apps: secrets are made and their codes taken, each once. */
@Injectable()
export class TotpFactors {
  readonly #box: SecretBox;

  constructor(
    private readonly dataSource: DataSource,
    private readonly history: FactorHistory,
    private readonly clock: Clock,
    @Settings() config: AuthConfig,
  ) {
    this.#box = new SecretBox(keyOrigin(config, 'secrets of authenticator apps'));
  }

  /** A factor that is good once its first code was given, and the secret for the app. */
  make(owner: FactorOwner, name: string | null, label: TotpLabel) {
    const bytes = randomBytes(SECRET_BYTES);
    // Set below: the secret is sealed for the factor that it belongs to.
    const factor = newFactor(owner, { type: 'totp', name }, this.clock.now());
    factor.sealedSecret = this.#box.seal(bytes, factor.id);
    const secret = base32(bytes);
    const uri = uriOf(secret, label);
    const shown: TotpSecret = { secret, uri, qrSvg: renderSVG(uri) };
    return { factor, shown };
  }

  /**
   * Checks a code outside of the transaction that goes by it. Counts a wrong one at once, so that
   * nobody tries more than five. @returns the step to take with `take`
   */
  async check(factor: FactorEntity, code: string): Promise<number> {
    const now = this.clock.now();
    if (!factor.sealedSecret) throw FactorErrors.not_allowed();
    const step = stepOf(this.#box.open(factor.sealedSecret, factor.id), code, now);
    if (step !== null) return step;
    throw await this.#fail(factor, now);
  }

  /** Takes a step, in the transaction of what it is good for; of many at once, one is let through. */
  async take(manager: EntityManager, { id }: FactorEntity, step: number): Promise<void> {
    const now = this.clock.now();
    const [rows] = await manager.query<[unknown[], number]>(
      `update factor set last_step = $2, failures = 0, locked_until = null, last_used_at = $3
       where id = $1 and (last_step is null or last_step < $2)
         and (locked_until is null or locked_until <= $3)
       returning id`,
      [id, step, now],
    );
    if (rows.length === 1) return;
    const factor = await manager.findOneBy(FactorEntity, { id });
    if (!factor) throw FactorErrors.not_found();
    throw lockedError(factor, now) ?? FactorErrors.code_used();
  }

  /** Counts a wrong code, if the factor takes codes at all. */
  async #fail(factor: FactorEntity, now: Date) {
    return this.dataSource.transaction(async (manager) => {
      const [[row]] = await manager.query<[{ failures: number }[], number]>(
        `update factor set
           failures = case when failures + 1 >= ${MOST_FAILURES} then 0 else failures + 1 end,
           locked_until = case when failures + 1 >= ${MOST_FAILURES}
             then $2::timestamptz + make_interval(secs => ${LOCK_S}) end
         where id = $1 and (locked_until is null or locked_until <= $2)
         returning failures`,
        [factor.id, now],
      );
      const kept = (await manager.findOneBy(FactorEntity, { id: factor.id })) ?? factor;
      const locked = lockedError(kept, now);
      if (row && locked) await this.history.note(manager, 'locked', kept);
      return locked ?? wrongCode(MOST_FAILURES - kept.failures);
    });
  }
}

function lockedError({ lockedUntil }: FactorEntity, now: Date) {
  if (lockedUntil === null || lockedUntil <= now) return null;
  const retryAfterS = Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000);
  return FactorErrors.locked({ retryAfterS });
}

/** A code that is not right, with the number of those that may still be tried. */
function wrongCode(left: number) {
  return FactorErrors.wrong_code({
    detail: `This code is not right; ${left} attempt${left === 1 ? '' : 's'} left.`,
    issues: [{ location: 'body.code', code: 'wrong', message: 'This code is not right.' }],
  });
}

/** @see https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
function uriOf(secret: string, { issuer, account }: TotpLabel): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
}
