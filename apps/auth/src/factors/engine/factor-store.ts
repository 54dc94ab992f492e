import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { isId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { isUniqueViolation } from '@skydeck/database';
import { FactorHistory } from '../factor-history.js';
import type { FactorOwner } from '../factor-owner.js';
import { FactorEntity, type FactorType } from '../factor.entity.js';
import { FactorErrors } from '../factors.errors.js';
import type { ListFactors } from '../factors.schema.js';
import { KnownDevices } from '../policy/known-devices.js';
import { lockFactorsOf, RecoveryCodes } from '../recovery-codes/recovery-codes.js';

const MOST: Record<FactorType, number> = { totp: 5, passkey: 10, sms: 5, email: 5 };
const PENDING_MS = 3_600_000;

/** Factors as rows: found, added, confirmed and taken away. */
@Injectable()
export class FactorStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: FactorHistory,
    private readonly codes: RecoveryCodes,
    private readonly devices: KnownDevices,
    private readonly clock: Clock,
  ) {}

  /** The factors of somebody, one more than `limit`. */
  list(owner: FactorOwner, wanted: ReturnType<typeof ListFactors.parse>): Promise<FactorEntity[]> {
    const query = this.dataSource.manager.createQueryBuilder(FactorEntity, 'factor');
    return readKeyset(query.where({ ...ownedBy(owner), ...wanted.filters }), wanted);
  }

  /** The factors of somebody that were confirmed. */
  active(owner: FactorOwner, manager = this.dataSource.manager): Promise<FactorEntity[]> {
    return manager.find(FactorEntity, {
      where: { ...ownedBy(owner), status: 'active' },
      order: { id: 'asc' },
    });
  }

  /** One factor of somebody. @throws `factor.not_found` */
  async get(owner: FactorOwner, id: string): Promise<FactorEntity> {
    const which = { ...ownedBy(owner), id };
    const factor = isId('fac', id)
      ? await this.dataSource.manager.findOneBy(FactorEntity, which)
      : null;
    if (!factor) throw FactorErrors.not_found();
    return factor;
  }

  /** Adds a factor in a transaction. @throws `factor.limit_reached` and `factor.passkey_known` */
  async add(manager: EntityManager, owner: FactorOwner, factor: FactorEntity): Promise<void> {
    await lockFactorsOf(manager, owner);
    const createdAt = LessThan(new Date(this.clock.now().getTime() - PENDING_MS));
    await manager.delete(FactorEntity, { ...ownedBy(owner), status: 'pending', createdAt });
    const { type } = factor;
    const count = await manager.countBy(FactorEntity, { ...ownedBy(owner), type });
    if (count >= MOST[type]) throw FactorErrors.limit_reached();
    try {
      await manager.insert(FactorEntity, factor);
    } catch (error) {
      if (isUniqueViolation(error)) throw FactorErrors.passkey_known({ cause: error });
      throw error;
    }
  }

  /** Confirms a factor in a transaction; of many at once, one tells it. */
  async activate(manager: EntityManager, factor: FactorEntity): Promise<void> {
    const now = this.clock.now();
    const which = { id: factor.id, status: 'pending' as const };
    const change = { status: 'active' as const, activatedAt: now, lastUsedAt: now };
    const { affected } = await manager.update(FactorEntity, which, change);
    if (affected === 1) await this.history.note(manager, 'added', factor);
    Object.assign(factor, change);
  }

  /** Gives a factor another name, as long as nobody else has done it since it was read. */
  async rename(
    owner: FactorOwner,
    id: string,
    name: string,
    expected: Precondition,
  ): Promise<FactorEntity> {
    await this.get(owner, id);
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const where = { ...ownedBy(owner), id };
      const factor = await manager.findOne(FactorEntity, { where, lock });
      if (!factor) throw FactorErrors.not_found();
      expected.check(factor.version);
      const change = { name, version: factor.version + 1 };
      await manager.update(FactorEntity, { id }, change);
      const renamed = Object.assign(factor, change);
      await this.history.note(manager, 'renamed', renamed);
      return renamed;
    });
  }

  /**
   * Takes a factor away, and with the last one what stood in for it.
   * @throws `factor.last_one` when there must be one
   */
  async remove(owner: FactorOwner, factor: FactorEntity, mustStay: boolean): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockFactorsOf(manager, owner);
      const others = (await this.active(owner, manager)).filter(({ id }) => id !== factor.id);
      const isLast = factor.status === 'active' && others.length === 0;
      if (isLast && mustStay) throw FactorErrors.last_one();
      const { affected } = await manager.delete(FactorEntity, { id: factor.id });
      if (affected === 0) throw FactorErrors.not_found();
      if (factor.status === 'pending') return;
      await this.devices.forget(manager, owner);
      if (isLast) await this.codes.forget(manager, owner);
      await this.history.note(manager, 'removed', factor);
    });
  }
}

const ownedBy = ({ plane, id: ownerId }: FactorOwner) => ({ plane, ownerId });
