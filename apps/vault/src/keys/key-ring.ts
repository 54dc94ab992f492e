import { randomBytes } from 'node:crypto';
import { runStatement } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import { SecretBox } from '@skydeck/secret-box';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { KeyCache } from './key-cache.js';
import { KeyErrors } from './key.errors.js';
import { ownerOfSpaceKey } from './key-owner.js';
import * as sql from './key-ring.sql.js';
import type { SpaceKeyRow } from './key-ring.sql.js';
import { ProjectKeys } from './project-keys.js';

/** A space of a project. */
export interface KeyOwner {
  readonly projectId: string;
  readonly spaceId: string;
}

/** A key of a space that can be used. */
export interface SpaceKey {
  readonly id: string;
  readonly key: Buffer;
}

const ATTEMPTS = 5;

/** The keys of spaces: each wrapped by the key of its project, which the master key wraps. */
@Injectable()
export class KeyRing {
  readonly #cache = new KeyCache<SpaceKey>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly projects: ProjectKeys,
    private readonly clock: Clock,
  ) {}

  /** The key that files of a space are sealed with, or that their contents are named with. */
  async current(owner: KeyOwner, purpose: SpaceKeyRow['purpose']): Promise<SpaceKey> {
    const name = `${owner.projectId}/${owner.spaceId}/${purpose}`;
    return this.#cache.of(name, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const row = await this.#latest(owner, purpose);
        if (row) return this.#open(row);
        await this.#make(owner, purpose);
      }
      throw KeyErrors.unavailable();
    });
  }

  /** A key that files were sealed with. @throws `vault_key.destroyed` */
  async named(owner: KeyOwner, id: string): Promise<Buffer> {
    const { projectId, spaceId } = owner;
    const { key } = await this.#cache.of(`${projectId}/${spaceId}/${id}`, async () => {
      const found = await runStatement<SpaceKeyRow>(this.dataSource, sql.SPACE_KEY, [
        id,
        projectId,
        spaceId,
      ]);
      if (!found[0]) throw KeyErrors.destroyed();
      return this.#open(found[0]);
    });
    return key;
  }

  /** Nothing of a space can be read from the end of the transaction on. */
  async destroySpace(manager: EntityManager, spaceId: string): Promise<void> {
    await manager.query(sql.DESTROY_SPACE, [spaceId]);
    this.forget();
  }

  /** Lets go of all keys that are held in memory. */
  forget(): void {
    this.#cache.clear();
    this.projects.forget();
  }

  async #latest({ projectId, spaceId }: KeyOwner, purpose: string) {
    const values = [spaceId, projectId, purpose];
    return (await runStatement<SpaceKeyRow>(this.dataSource, sql.LATEST_SPACE_KEY, values))[0];
  }

  /** Others may do so in this moment: one of all is kept. */
  async #make({ projectId, spaceId }: KeyOwner, purpose: SpaceKeyRow['purpose']): Promise<void> {
    const project = await this.projects.current(projectId);
    const row = {
      id: newId('vsk', this.clock.now().getTime()),
      project_id: projectId,
      space_id: spaceId,
      purpose,
      version: 1,
      project_key_id: project.id,
    };
    const wrapped = new SecretBox(project.key).seal(randomBytes(32), ownerOfSpaceKey(row));
    const now = this.clock.now();
    const values = [row.id, projectId, spaceId, purpose, project.id, wrapped, now];
    const made = await runStatement(this.dataSource, sql.FIRST_SPACE_KEY, values);
    // The key of the project may have been followed by another one.
    if (made.length === 0) this.projects.forget();
  }

  async #open(row: SpaceKeyRow): Promise<SpaceKey> {
    const key = await this.projects.named(row.project_key_id);
    return { id: row.id, key: new SecretBox(key).open(row.wrapped, ownerOfSpaceKey(row)) };
  }
}
