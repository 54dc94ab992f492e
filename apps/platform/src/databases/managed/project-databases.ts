import { Revocation, REVOKED_TOPIC } from '@skydeck/auth-guard';
import { Bus } from '@skydeck/bus';
import { ApiError } from '@skydeck/errors';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { DatabaseEntity } from './database.entity.js';
import { DatabaseVerbs } from './database-verbs.js';

/** Deletes the databases of projects that are deleted, with nothing kept. */
@Injectable()
export class ProjectDatabases {
  readonly #logger = new Logger(ProjectDatabases.name);

  constructor(
    bus: Bus,
    private readonly dataSource: DataSource,
    private readonly verbs: DatabaseVerbs,
  ) {
    bus.subscribe(REVOKED_TOPIC, (message) => void this.#onRevoked(message));
  }

  async #onRevoked(message: unknown): Promise<void> {
    const { data } = Revocation.safeParse(message);
    if (data?.kind !== 'project') return;
    const { project_id: id } = data;
    try {
      await this.deleteAll(id);
    } catch (error) {
      this.#logger.error({
        msg: 'databases of a deleted project are left',
        project: id,
        err: error,
      });
    }
  }

  /** Their protection and what is bound to them were the project's. */
  async deleteAll(projectId: string): Promise<void> {
    const { manager } = this.dataSource;
    const where = { projectId, deletedAt: IsNull(), status: Not('deleting' as const) };
    for (const { id } of await manager.findBy(DatabaseEntity, where)) {
      await this.verbs.deleteWithProject({ id: projectId }, id).catch((error: unknown) => {
        // Another process was first.
        if (!(error instanceof ApiError)) throw error;
      });
    }
  }
}
