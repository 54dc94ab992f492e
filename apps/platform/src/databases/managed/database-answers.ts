import { accepted, type Enveloped } from '@skydeck/envelope';
import { type OperationEntity, Operations } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import type { DatabaseEntity } from './database.entity.js';
import { Databases } from './databases.js';
import type { Database } from './database.schema.js';
import { DatabaseView } from './database-view.js';

/** A database, and what is done to it now. */
export interface BegunDatabase {
  readonly database: DatabaseEntity;
  readonly operation: OperationEntity;
}

/** Answers for what was begun: at once, or with the state after its end. */
@Injectable()
export class DatabaseAnswers {
  constructor(
    private readonly databases: Databases,
    private readonly operations: Operations,
    private readonly view: DatabaseView,
  ) {}

  /** @param waitS longest time to wait for the end, in seconds */
  async begun({ database, operation }: BegunDatabase, waitS: number): Promise<Enveloped<Database>> {
    if (waitS === 0) return accepted(await this.view.one(database), operation.id);
    await this.operations.await(database.projectId, operation.id, waitS * 1000);
    const now = await this.databases.latest(database.id);
    return accepted(await this.view.one(now), operation.id);
  }
}
