import { randomBytes } from 'node:crypto';
import { idOfThing } from '@skydeck/idempotency';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SecretBox } from '../../launchpad/secrets/secret-box.js';
import type { DatabaseEntity } from '../managed/database.entity.js';
import { type CredentialAccess, CredentialEntity } from './credential.entity.js';

/** Name of the credential that every database has. */
export const DEFAULT_CREDENTIAL = 'owner';

/** Writes credentials down that are to be made. */
@Injectable()
export class NewCredentials {
  constructor(
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** The credential that is made with a database. */
  addDefault(manager: EntityManager, database: DatabaseEntity): Promise<CredentialEntity> {
    return this.add(manager, database, DEFAULT_CREDENTIAL, 'read_write');
  }

  add(
    manager: EntityManager,
    { id: databaseId }: DatabaseEntity,
    name: string,
    access: CredentialAccess,
  ): Promise<CredentialEntity> {
    const now = this.clock.now();
    const id = idOfThing('dbc', now.getTime());
    const row = manager.create(CredentialEntity, {
      id,
      databaseId,
      name,
      access,
      isDefault: name === DEFAULT_CREDENTIAL,
      state: 'creating',
      ...this.secret(id),
      nextRole: null,
      nextSealed: null,
      retiringRole: null,
      retiringSealed: null,
      retiringUntil: null,
      createdAt: now,
      updatedAt: now,
    });
    return manager.save(row);
  }

  /** A new role with its password. */
  secret(id: string): { role: string; passwordSealed: string } {
    const role = `u_${randomBytes(10).toString('hex')}`;
    return {
      role,
      passwordSealed: this.box.seal(randomBytes(24).toString('base64url'), ownerOf(id)),
    };
  }

  open(id: string, sealed: string): string {
    return this.box.open(sealed, ownerOf(id));
  }
}

const ownerOf = (id: string) => `database credential ${id}`;
