import { randomBytes } from 'node:crypto';
import { runStatement } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KeyCache } from './key-cache.js';
import { KeyErrors } from './key.errors.js';
import { KeyProvider, KeyProviderError } from './key-provider.js';
import { ownerOfProjectKey } from './key-owner.js';
import * as sql from './key-ring.sql.js';
import type { ProjectKeyRow } from './key-ring.sql.js';

/** A key of a project that can be used. */
export interface ProjectKey {
  readonly id: string;
  readonly key: Buffer;
}

/** The keys of projects, each wrapped by the master key. */
@Injectable()
export class ProjectKeys {
  readonly #cache = new KeyCache<ProjectKey>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: KeyProvider,
    private readonly clock: Clock,
  ) {}

  /** The key that new keys of spaces are wrapped with; made at the first use. */
  current(projectId: string): Promise<ProjectKey> {
    return this.#cache.of(projectId, async () => {
      const row = (await this.#current(projectId)) ?? (await this.#first(projectId));
      return this.#open(row);
    });
  }

  /** A key by its id. @throws `vault_key.destroyed` */
  async named(id: string): Promise<Buffer> {
    const { key } = await this.#cache.of(id, async () => {
      const [row] = await runStatement<ProjectKeyRow>(this.dataSource, sql.PROJECT_KEY, [id]);
      if (!row) throw KeyErrors.destroyed();
      return this.#open(row);
    });
    return key;
  }

  /** Gives a project a new key, unless it has another one than `oldId` already. */
  async rotate(projectId: string, oldId: string): Promise<void> {
    const now = this.clock.now();
    const old = await this.#current(projectId);
    if (old?.id !== oldId) return;
    const next = {
      id: newId('vpk', now.getTime()),
      project_id: projectId,
      version: old.version + 1,
    };
    const { masterKeyId, wrapped } = await this.#wrap(next);
    await this.dataSource.transaction(async (manager) => {
      if ((await runStatement(manager, sql.RETIRE_PROJECT_KEY, [oldId, now])).length === 0) return;
      const values = [next.id, projectId, next.version, masterKeyId, wrapped, now];
      await runStatement(manager, sql.NEXT_PROJECT_KEY, values);
    });
    this.forget();
  }

  forget(): void {
    this.#cache.clear();
  }

  async #current(projectId: string): Promise<ProjectKeyRow | undefined> {
    const values = [projectId];
    return (await runStatement<ProjectKeyRow>(this.dataSource, sql.CURRENT_PROJECT_KEY, values))[0];
  }

  async #first(projectId: string): Promise<ProjectKeyRow> {
    const now = this.clock.now();
    const row = { id: newId('vpk', now.getTime()), project_id: projectId, version: 1 };
    const { masterKeyId, wrapped } = await this.#wrap(row);
    const values = [row.id, projectId, masterKeyId, wrapped, now];
    await runStatement(this.dataSource, sql.FIRST_PROJECT_KEY, values);
    const made = await this.#current(projectId);
    if (!made) throw KeyErrors.destroyed();
    return made;
  }

  #wrap(row: { id: string; project_id: string; version: number }) {
    return orUnavailable(this.provider.wrap(randomBytes(32), ownerOfProjectKey(row)));
  }

  async #open(row: ProjectKeyRow): Promise<ProjectKey> {
    const wrapped = { masterKeyId: row.master_key_id, wrapped: row.wrapped };
    const unwrapping = this.provider.unwrap(wrapped, ownerOfProjectKey(row));
    return { id: row.id, key: await orUnavailable(unwrapping) };
  }
}

function orUnavailable<T>(asking: Promise<T>): Promise<T> {
  return asking.catch((cause: unknown) => {
    throw cause instanceof KeyProviderError ? KeyErrors.unavailable({ cause }) : cause;
  });
}
