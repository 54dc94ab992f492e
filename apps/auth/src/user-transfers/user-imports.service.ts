import { Injectable } from '@nestjs/common';
import type { ProjectRef, Tenant } from '@skydeck/auth-guard';
import { isUniqueViolation } from '@skydeck/database';
import { ApiError } from '@skydeck/errors';
import { DataSource, type EntityManager } from 'typeorm';
import { UserEntity } from '../users/user.entity.js';
import { newUser } from '../users/new-user.js';
import { UsersService } from '../users/users.service.js';
import { Clock } from '@skydeck/service';
import type { SentUser } from './import-lines.js';
import { ImportedUser, type ImportResult } from './imported-user.schema.js';

const lock = { mode: 'pessimistic_write' } as const;

/** Takes users in from elsewhere. The same line twice changes nothing. */
@Injectable()
export class UserImports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Takes users in one by one, and says what became of each. */
  async *run({ tenant }: ProjectRef, sent: readonly SentUser[]): AsyncGenerator<ImportResult> {
    for (const { line, value } of sent) yield await this.#take(tenant, line, value);
  }

  async #take(tenant: Tenant, line: number, value: unknown): Promise<ImportResult> {
    const { success, data, error } = ImportedUser.safeParse(value);
    if (!success) return { line, external_id: nameOf(value), ...problemOf(error, value) };
    const { external_id } = data;
    try {
      const done = await this.dataSource.transaction((manager) =>
        this.#write(manager, tenant, data),
      );
      return { line, external_id, ...done };
    } catch (cause) {
      return { line, external_id, status: 'failed', error: failureOf(cause) };
    }
  }

  async #write(
    manager: EntityManager,
    tenant: Tenant,
    { password_hash: hash, ...wanted }: ImportedUser,
  ): Promise<{ status: 'created' | 'updated' | 'unchanged'; id: string }> {
    const where = { tenant, externalId: wanted.external_id };
    const known = await manager.findOne(UserEntity, { where, lock });
    if (!known) {
      const user = newUser(tenant, wanted, this.clock.now());
      user.bannedUntil = wanted.banned_until ? new Date(wanted.banned_until) : null;
      if (hash !== undefined) user.passwordHash = hash;
      await this.users.insert(manager, user);
      return { status: 'created', id: user.id };
    }
    const isNew = await this.#addPassword(manager, known, hash);
    const changed = await this.users.changeIfNeeded(manager, known, wanted);
    return { status: isNew || changed ? 'updated' : 'unchanged', id: known.id };
  }

  /** A password that the user has here already is newer than the one that comes. */
  async #addPassword(manager: EntityManager, { id }: UserEntity, hash: string | undefined) {
    if (hash === undefined) return false;
    const [, count] = await manager.query<[unknown[], number]>(
      `update end_user set password_hash = $2 where id = $1 and password_hash is null`,
      [id, hash],
    );
    return count === 1;
  }
}

function nameOf(value: unknown): string | null {
  const { external_id: name } = { ...(value as { external_id?: unknown } | null) };
  return typeof name === 'string' ? name.slice(0, 128) : null;
}

function problemOf(
  error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] },
  value: unknown,
): Pick<ImportResult, 'status' | 'error'> {
  if (value === undefined) {
    return { status: 'failed', error: { code: 'malformed_json', message: 'This is no JSON.' } };
  }
  const [{ path, message } = { path: [], message: 'This is no user.' }] = error.issues;
  const location = path.map(String).join('.');
  return { status: 'failed', error: { code: 'validation_failed', message, location } };
}

function failureOf(cause: unknown): NonNullable<ImportResult['error']> {
  if (cause instanceof ApiError) return { code: cause.code, message: cause.message };
  if (isUniqueViolation(cause)) {
    const message = 'Another user has this phone number or e-mail address.';
    return { code: 'user.identity_taken', message };
  }
  return { code: 'internal_error', message: 'This user could not be taken in; send it again.' };
}
