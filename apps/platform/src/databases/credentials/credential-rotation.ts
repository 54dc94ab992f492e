import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { throwDatabaseError } from '../actions/to-database-error.js';
import type { DatabaseEntity } from '../managed/database.entity.js';
import { CredentialEntity } from './credential.entity.js';
import { CredentialErrors } from './credential.errors.js';
import { CredentialHistory } from './credential-history.js';
import { lockUsable } from './credentials.js';
import { Logins } from './logins.js';
import { NewCredentials } from './new-credentials.js';

/**
 * Gives credentials another role and password. Both roles work until the grace is over, so that
 * nobody who connects is refused.
 */
@Injectable()
export class CredentialRotation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: NewCredentials,
    private readonly logins: Logins,
    private readonly history: CredentialHistory,
    private readonly clock: Clock,
  ) {}

  /** @throws `database_credential.rotating` while the one before still works */
  async rotate(
    database: DatabaseEntity,
    { id }: Pick<CredentialEntity, 'id'>,
    graceS: number,
  ): Promise<CredentialEntity> {
    const row = await this.#begin(database, id);
    const { nextRole, nextSealed } = row;
    try {
      await this.logins.make(database, row, nextRole, nextSealed);
    } catch (error) {
      await this.abandon(database, row).catch(() => undefined);
      throwDatabaseError(error);
    }
    const rotated = await this.#switch(database, row, graceS);
    if (graceS > 0) return rotated;
    return this.endPrevious(database, rotated).catch(throwDatabaseError);
  }

  /** Ends the role before a rotation. */
  async endPrevious(database: DatabaseEntity, row: CredentialEntity): Promise<CredentialEntity> {
    const { id, retiringRole } = row;
    if (retiringRole === null) return row;
    await this.logins.drop(database.instanceId, retiringRole);
    return this.dataSource.transaction(async (manager) => {
      const over = { retiringRole: null, retiringSealed: null, retiringUntil: null };
      const { affected } = await manager.update(CredentialEntity, { id, retiringRole }, over);
      const now = await manager.findOneByOrFail(CredentialEntity, { id });
      if (affected === 1) await this.history.tell(manager, database, 'retired', now);
      return now;
    });
  }

  /** Undoes a rotation that did not come to its end. */
  async abandon({ instanceId }: DatabaseEntity, { id, nextRole }: CredentialEntity): Promise<void> {
    if (nextRole === null) return;
    await this.logins.drop(instanceId, nextRole);
    const none = { nextRole: null, nextSealed: null };
    await this.dataSource.manager.update(CredentialEntity, { id, nextRole }, none);
  }

  #begin(database: DatabaseEntity, id: string): Promise<Rotating> {
    return this.dataSource.transaction(async (manager) => {
      await lockUsable(manager, database.id);
      const row = await lockCredential(manager, id);
      if (row.state !== 'active') throw CredentialErrors.not_ready();
      if (row.nextRole !== null || row.retiringRole !== null) throw CredentialErrors.rotating();
      const { role, passwordSealed } = this.secrets.secret(id);
      const next = { nextRole: role, nextSealed: passwordSealed, updatedAt: this.clock.now() };
      return manager.save(Object.assign(row, next));
    });
  }

  #switch(
    database: DatabaseEntity,
    { id, role, passwordSealed, nextRole, nextSealed }: Rotating,
    graceS: number,
  ): Promise<CredentialEntity> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        CredentialEntity,
        { id, role, nextRole, state: 'active' },
        {
          role: nextRole,
          passwordSealed: nextSealed,
          nextRole: null,
          nextSealed: null,
          retiringRole: role,
          retiringSealed: passwordSealed,
          retiringUntil: new Date(now.getTime() + graceS * 1000),
          updatedAt: now,
        },
      );
      if (affected !== 1) throw CredentialErrors.not_ready();
      const rotated = await manager.findOneByOrFail(CredentialEntity, { id });
      await this.history.tell(manager, database, 'rotated', rotated);
      return rotated;
    });
  }
}

type Rotating = CredentialEntity & { readonly nextRole: string; readonly nextSealed: string };

async function lockCredential(manager: EntityManager, id: string): Promise<CredentialEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const row = await manager.findOne(CredentialEntity, { where: { id }, lock });
  if (!row) throw CredentialErrors.not_found();
  return row;
}
