import { Revocation, REVOKED_TOPIC } from '@skydeck/auth-guard';
import { Bus } from '@skydeck/bus';
import { runStatement } from '@skydeck/database';
import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { KeyRing } from './key-ring.js';
import { DESTROY_PROJECT_KEYS } from './key-ring.sql.js';

const EVERY_MS = 30_000;

/**
 * Destroys the keys of projects that are deleted, in both modes. That one has ended is written down
 * first: a key that was made in the same moment is found by the next round.
 */
@Injectable()
export class EndedProjects extends Sweeper {
  constructor(
    bus: Bus,
    private readonly dataSource: DataSource,
    private readonly ring: KeyRing,
    private readonly clock: Clock,
  ) {
    super({ name: 'VaultKeys', problem: 'Keys of deleted projects are left.', everyMs: EVERY_MS });
    bus.subscribe(REVOKED_TOPIC, (message) => void this.#onRevoked(message));
  }

  /** Writes down that a project has ended, and destroys its keys. */
  async end(projectId: string): Promise<void> {
    await this.dataSource.query(
      'insert into ended_project (project_id, ended_at) values ($1, $2) on conflict do nothing',
      [projectId, this.clock.now()],
    );
    await this.sweep();
  }

  async sweep(): Promise<void> {
    const now = this.clock.now();
    const destroyed = await runStatement(this.dataSource, DESTROY_PROJECT_KEYS, [now]);
    if (destroyed.length > 0) this.ring.forget();
  }

  async #onRevoked(message: unknown): Promise<void> {
    const { data } = Revocation.safeParse(message);
    if (data?.kind !== 'project') return;
    this.ring.forget();
    await this.end(data.project_id).catch((err: unknown) => {
      const { project_id: project } = data;
      this.logger.error({ msg: 'Keys of a deleted project are left.', project, err });
    });
  }
}
