import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { throwDatabaseError } from '../actions/to-database-error.js';
import { Archives } from '../archive/archives.js';
import { DatabaseDriver } from '../engine/database.driver.js';
import { Instances } from '../instances/instances.js';
import { DatabaseErrors } from './database.errors.js';

/** Moments that a database can be put back to. */
export interface Reach {
  readonly earliest: Date;
  readonly latest: Date;
}

/** Tells which moments dedicated databases can be put back to. */
@Injectable()
export class Recovery {
  constructor(
    private readonly driver: DatabaseDriver,
    private readonly instances: Instances,
    private readonly archives: Archives,
    private readonly clock: Clock,
  ) {}

  /** Null when it can be put back to none. */
  async of(instanceId: string): Promise<Reach | null> {
    const instance = await this.instances.get(instanceId);
    const { isArchived, archiveFailingSince } = instance;
    if (!isArchived) return null;
    if (this.driver.spool) return (await this.archives.reach(instance)) ?? null;
    const bases = await this.driver.baseBackups(instanceId).catch(throwDatabaseError);
    const taken = bases.map(({ takenAt }) => takenAt.getTime());
    if (taken.length === 0) return null;
    const latest = archiveFailingSince ?? this.clock.now();
    return { earliest: new Date(Math.min(...taken)), latest };
  }

  /** Since when something of the log waits to be safe; null when nothing does. */
  async waitingSince(instanceId: string): Promise<Date | null> {
    return (await this.instances.get(instanceId)).archiveWaitingSince;
  }

  /** @throws `database.needs_dedicated`, `database.not_possible`, `database.moment_unknown` */
  async mustReach(instanceId: string, at: Date): Promise<void> {
    const { plan, engine, isArchived } = await this.instances.get(instanceId);
    const issues = [{ location: 'body.at', code: 'custom', message: 'cannot be gone back to' }];
    if (plan === 'shared') {
      const detail = 'Only dedicated databases go back to a moment.';
      throw DatabaseErrors.needs_dedicated({ detail, issues });
    }
    if (!isArchived) {
      const detail = `\`${engine}\` does not go back to moments: use a \`backup\`.`;
      throw DatabaseErrors.not_possible({ detail, issues });
    }
    const reach = await this.of(instanceId);
    if (reach && at >= reach.earliest && at <= reach.latest) return;
    // What was written since is brought away when it is asked for.
    if (reach && at >= reach.earliest && (await this.#isFlowing(instanceId, at))) return;
    const detail = reach
      ? `It reaches from ${reach.earliest.toISOString()} to ${reach.latest.toISOString()}.`
      : 'It has no base backup yet.';
    throw DatabaseErrors.moment_unknown({ detail, issues });
  }

  async #isFlowing(instanceId: string, at: Date): Promise<boolean> {
    const { state, archiveFailingSince, shipFailingSince } = await this.instances.get(instanceId);
    const isUp = state === 'running' || state === 'read_only';
    return isUp && !archiveFailingSince && !shipFailingSince && at <= this.clock.now();
  }
}
