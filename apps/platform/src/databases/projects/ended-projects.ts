import { Revocation, REVOKED_TOPIC } from '@skydeck/auth-guard';
import { Bus } from '@skydeck/bus';
import { ApiError } from '@skydeck/errors';
import { Clock, Rounds } from '@skydeck/service';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DatabaseVerbs } from '../managed/database-verbs.js';
import { EndedProjectEntity } from './ended-project.entity.js';

const EVERY_MS = 5_000;
const AT_ONCE = 200;

/**
 * Deletes the databases of projects that are deleted, with nothing kept. That a project has ended is
 * written down first, and looked at again and again: a database that was made at the same moment is
 * found, and so is one whose deletion was interrupted or failed.
 */
@Injectable()
export class EndedProjects implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(EndedProjects.name);
  readonly #rounds = new Rounds(
    () => this.pass(),
    (err) => this.#logger.error({ msg: 'databases of deleted projects are left', err }),
  );

  constructor(
    bus: Bus,
    private readonly dataSource: DataSource,
    private readonly verbs: DatabaseVerbs,
    private readonly clock: Clock,
  ) {
    bus.subscribe(REVOKED_TOPIC, (message) => void this.#onRevoked(message));
  }

  onApplicationBootstrap(): void {
    this.#rounds.start(EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#rounds.stop();
  }

  async #onRevoked(message: unknown): Promise<void> {
    const { data } = Revocation.safeParse(message);
    if (data?.kind !== 'project') return;
    try {
      await this.end(data.project_id);
    } catch (err) {
      const { project_id: project } = data;
      this.#logger.error({ msg: 'databases of a deleted project are left', project, err });
    }
  }

  /** Writes down that a project has ended, and deletes what it has. */
  async end(projectId: string): Promise<void> {
    const inserting = this.dataSource.createQueryBuilder().insert().into(EndedProjectEntity);
    await inserting.values({ projectId, endedAt: this.clock.now() }).orIgnore().execute();
    await this.pass();
  }

  /** Looks once. Their protection and what is bound to them were the project's. */
  async pass(): Promise<void> {
    const left = await this.dataSource.query<{ id: string; project: string }[]>(
      `select managed.id, managed.project_id as project
       from managed_database managed
       join database_ended_project ended on ended.project_id = managed.project_id
       where managed.deleted_at is null and managed.status <> 'deleting'
       order by managed.id limit ${AT_ONCE}`,
    );
    for (const { id, project } of left) {
      await this.verbs.deleteWithProject({ id: project }, id).catch((error: unknown) => {
        // Another process was first, or it is deleted already: the next look sees.
        if (!(error instanceof ApiError)) throw error;
      });
    }
  }
}
