import type { ProjectRef } from '@skydeck/auth-guard';
import { Operations } from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BegunDatabase } from './database-answers.js';
import type { DatabaseEntity, DatabaseStatus } from './database.entity.js';
import { DatabaseErrors } from './database.errors.js';
import { DatabaseHistory } from './database-history.js';
import { Databases } from './databases.js';
import { lockDatabase } from './lock-database.js';

/** What databases in use are. */
export const USABLE: readonly DatabaseStatus[] = ['available', 'degraded'];

export interface DatabaseVerb {
  /** Such as `resize`. */
  readonly name: string;
  /** States that it can be done in; all when not given. */
  readonly from?: readonly DatabaseStatus[];
  /** The status meanwhile; as before when not given. */
  readonly status?: DatabaseStatus;
  /** Whether it calls off what is being done. */
  readonly isFinal?: boolean;
  /** Checks and changes the row. @returns what the handler is told */
  readonly change?: (row: DatabaseEntity, manager: EntityManager) => Promise<object>;
}

/** Begins what a driver does to databases: one thing at a time for each. */
@Injectable()
export class DatabaseActions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly databases: Databases,
    private readonly operations: Operations,
    private readonly history: DatabaseHistory,
    private readonly clock: Clock,
  ) {}

  /** Changes the row and queues the work in one transaction. */
  async begin(
    project: Pick<ProjectRef, 'id'>,
    nameOrId: string,
    verb: DatabaseVerb,
  ): Promise<BegunDatabase> {
    const operation = await this.operations.startedBefore(project.id);
    if (operation) return { database: await this.databases.get(project, nameOrId), operation };
    const { id } = await this.databases.get(project, nameOrId);
    const begun = await this.dataSource.transaction(async (manager) => {
      const database = await lockDatabase(manager, id);
      const before = database.status;
      mustBe(database, verb.from);
      const input = (await verb.change?.(database, manager)) ?? {};
      const started = await this.operations.start(manager, {
        projectId: project.id,
        kind: `database.${verb.name}`,
        resource: { type: 'database', id },
        input,
        ...(verb.isFinal && { isFinal: true }),
      });
      database.status = verb.status ?? before;
      database.version += 1;
      database.updatedAt = this.clock.now();
      await manager.save(database);
      await this.history.note(manager, verb.name, database);
      return { database, operation: started };
    });
    void this.operations.wake(begun.operation);
    return begun;
  }
}

function mustBe({ status }: DatabaseEntity, wanted?: readonly DatabaseStatus[]): void {
  if (!wanted || wanted.includes(status)) return;
  const names = wanted.map((one) => `\`${one}\``).join(' or ');
  throw DatabaseErrors.wrong_state({ detail: `It is \`${status}\`; this needs ${names}.` });
}
