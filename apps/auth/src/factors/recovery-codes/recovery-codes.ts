import { CommonErrors } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { RateLimiter } from '../../otp/limits/rate-limiter.js';
import { hashPassword, isPassword } from '../../user-passwords/password-hasher.js';
import { FactorHistory } from '../factor-history.js';
import type { FactorOwner } from '../factor-owner.js';
import { RecoveryCodeErrors } from '../factors.errors.js';
import { CODES, makeRecoveryCodes, readRecoveryCode, showRecoveryCode } from './recovery-code.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';

const QUARTER_S = 900;
const DAY_S = 86_400;

/** How many codes somebody has left. */
export interface RecoveryCodesLeft {
  readonly left: number;
  readonly createdAt: Date | null;
}

/** Codes on paper: made ten at a time, each good once. */
@Injectable()
export class RecoveryCodes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limiter: RateLimiter,
    private readonly history: FactorHistory,
    private readonly clock: Clock,
  ) {}

  /** Makes new codes in the place of the old ones. @returns them as they are shown, once */
  async generate(owner: FactorOwner): Promise<string[]> {
    const { plane, id: ownerId } = owner;
    const createdAt = this.clock.now();
    const codes = makeRecoveryCodes();
    const rows = await Promise.all(
      codes.map(async ({ number, secret }) => {
        const hash = await hashPassword(secret);
        return { plane, ownerId, number, hash, createdAt, usedAt: null };
      }),
    );
    await this.dataSource.transaction(async (manager) => {
      await lockFactorsOf(manager, owner);
      await this.forget(manager, owner);
      await manager.insert(RecoveryCodeEntity, rows);
      await this.history.noteCodes(manager, 'generated', owner, CODES);
    });
    return codes.map(showRecoveryCode);
  }

  /** How many codes are left. */
  async left({ plane, id: ownerId }: FactorOwner): Promise<RecoveryCodesLeft> {
    const rows = await this.dataSource.manager.findBy(RecoveryCodeEntity, { plane, ownerId });
    const left = rows.filter(({ usedAt }) => usedAt === null).length;
    return { left, createdAt: rows[0]?.createdAt ?? null };
  }

  /** Checks a code outside of the transaction that goes by it. @returns how to use it up there */
  async check(
    owner: FactorOwner,
    text: string,
  ): Promise<{ take: (manager: EntityManager) => Promise<void> }> {
    const giveBack = await this.#count(owner);
    const code = readRecoveryCode(text);
    const { plane, id: ownerId } = owner;
    const number = code?.number ?? 0;
    const which = { plane, ownerId, number, usedAt: IsNull() };
    const row = await this.dataSource.manager.findOneBy(RecoveryCodeEntity, which);
    const isRight = await isPassword(row?.hash, code?.secret ?? '');
    if (!row || !isRight) throw RecoveryCodeErrors.wrong();
    await giveBack();
    return { take: (manager) => this.#take(manager, owner, row) };
  }

  /** Voids all codes, in the transaction that takes the last factor away. */
  async forget(manager: EntityManager, { plane, id: ownerId }: FactorOwner): Promise<void> {
    await manager.delete(RecoveryCodeEntity, { plane, ownerId });
  }

  async #take(
    manager: EntityManager,
    owner: FactorOwner,
    { number, hash }: RecoveryCodeEntity,
  ): Promise<void> {
    const { plane, id } = owner;
    const [rows] = await manager.query<[unknown[], number]>(
      `update recovery_code set used_at = $5
       where plane = $1 and owner_id = $2 and number = $3 and hash = $4 and used_at is null
       returning number`,
      [plane, id, number, hash, this.clock.now()],
    );
    if (rows.length === 0) throw RecoveryCodeErrors.wrong();
    const which = { plane, ownerId: id, usedAt: IsNull() };
    const left = await manager.countBy(RecoveryCodeEntity, which);
    await this.history.noteCodes(manager, 'used', owner, left);
  }

  /** Counts an attempt before it is made, so that many at once are no way around the limit. */
  async #count({ plane, id }: FactorOwner): Promise<() => Promise<void>> {
    const key = `recovery:${plane}:${id}`;
    const taken = await this.limiter.take(
      [
        { key, most: 10, windowS: QUARTER_S },
        { key, most: 30, windowS: DAY_S },
      ],
      this.clock.now().getTime(),
    );
    if (taken.isAllowed) return () => taken.giveBack();
    throw CommonErrors.rate_limited({
      detail: 'Too many recovery codes were tried.',
      retryAfterS: taken.retryAfterS,
    });
  }
}

/** Whatever adds or takes away factors of somebody waits for one another. */
export async function lockFactorsOf(
  manager: EntityManager,
  { plane, id }: FactorOwner,
): Promise<void> {
  const name = `factors of ${plane} ${id}`;
  await manager.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [name]);
}
