import { OperationHandlers } from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Archives } from '../archive/archives.js';
import { DatabaseDriver } from '../engine/database.driver.js';
import { Instances } from '../instances/instances.js';
import { Logins } from '../credentials/logins.js';
import { DatabaseHistory } from '../managed/database-history.js';

/** What everything that is done to databases needs. */
@Injectable()
export class DatabaseTools {
  constructor(
    readonly dataSource: DataSource,
    readonly driver: DatabaseDriver,
    readonly instances: Instances,
    readonly logins: Logins,
    readonly handlers: OperationHandlers,
    readonly history: DatabaseHistory,
    readonly clock: Clock,
    readonly archives: Archives,
  ) {}
}
